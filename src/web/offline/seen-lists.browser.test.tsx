import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../lib/query-client.ts";
import { SAVED_USER_KEY } from "../lib/visitor-keys.ts";
import { dismissToast, getToasts } from "../ui/toast.ts";
import { readSeen, SEEN_LIFE_MS, writeSeen } from "./last-seen.ts";
import { watchSeenLists } from "./seen-lists.ts";

const KEY = ["/api/list", undefined];
let answer: () => Promise<string>;

function List() {
  const query = useQuery({ queryKey: KEY, queryFn: () => answer(), meta: { isKept: true } });
  return <p>{query.data ?? (query.isError ? "broken" : "loading")}</p>;
}

async function open() {
  const queryClient = createQueryClient();
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <List />
    </QueryClientProvider>,
  );
  stopWatching = watchSeenLists(queryClient);
  return screen;
}

let stopWatching = () => {};
const getMark = () => getToasts().find(({ isOpen }) => isOpen);
const noLine = () => Promise.reject(new TypeError("Failed to fetch"));

function comeAs(id: string): void {
  localStorage.setItem(SAVED_USER_KEY, JSON.stringify({ id }));
}

beforeEach(() => {
  localStorage.clear();
  comeAs("zipgrin");
});
afterEach(() => {
  stopWatching();
  for (const { id } of getToasts()) dismissToast(id);
  vi.useRealTimers();
  localStorage.clear();
});

describe("a list without a line", () => {
  it("is as it was seen last, says how old that is, and is new again when it is asked for", async () => {
    answer = async () => "what there was";
    const first = await open();
    await expect.element(page.getByText("what there was")).toBeVisible();
    expect(getMark()).toBeUndefined();
    await expect.poll(() => readSeen(KEY)?.data).toBe("what there was");
    stopWatching();
    await first.unmount();
    answer = noLine;
    await open();
    await expect.element(page.getByText("what there was")).toBeVisible();
    expect(getMark()?.description).toContain("This is as you saw it");
    answer = async () => "what there is";
    getMark()?.action?.onAct();
    await expect.element(page.getByText("what there is")).toBeVisible();
    await expect.poll(getMark).toBeUndefined();
  });

  it("is empty for whoever has never seen it, and for another member", async () => {
    writeSeen(KEY, { at: Date.now(), data: "zipgrin's own" });
    comeAs("coldwallet");
    answer = noLine;
    await open();
    await expect.element(page.getByText("broken")).toBeVisible();
    expect(page.getByText("zipgrin's own").elements()).toEqual([]);
  });
});

describe("what was seen", () => {
  it("is forgotten after a week, and where it makes no sense", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    writeSeen(KEY, { at: Date.now(), data: "old" });
    expect(readSeen(KEY)?.data).toBe("old");
    vi.setSystemTime(Date.now() + SEEN_LIFE_MS);
    expect(readSeen(KEY)).toBeUndefined();
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, "{");
    expect(readSeen(KEY)).toBeUndefined();
  });

  it("are the six lists that were seen last", () => {
    for (let count = 0; count < 8; count += 1) writeSeen([count], { at: Date.now() - 1000 + count, data: count });
    expect([0, 1, 2, 3, 7].map((count) => readSeen([count])?.data)).toEqual([undefined, undefined, 2, 3, 7]);
  });

  it("holds no list that is larger than any of ours", () => {
    writeSeen(KEY, { at: Date.now(), data: "x".repeat(150_001) });
    expect(readSeen(KEY)).toBeUndefined();
  });
});
