import { focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "#web/lib/query-client.ts";
import { createPulseOptions } from "./notifications.api.ts";

const PULSE = { unread: 0, changedAt: null };
let status = 200;
let asked: number[] = [];
let close = () => {};

/** Lets an open page look for the bell, and answers when it asked, in seconds since it was opened. */
function openPage(): void {
  const startedAt = Date.now();
  vi.stubGlobal("fetch", async () => {
    asked.push(Math.round((Date.now() - startedAt) / 1000));
    // A real answer would take real time, while the clock of the test goes on.
    return { ok: status === 200, status, statusText: "", text: async () => JSON.stringify(PULSE) };
  });
  const client = createQueryClient();
  client.mount();
  const unsubscribe = new QueryObserver(client, createPulseOptions("7")).subscribe(() => undefined);
  close = () => {
    unsubscribe();
    client.unmount();
  };
}

async function wait(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
}

beforeEach(() => {
  vi.useFakeTimers();
  status = 200;
  asked = [];
});

afterEach(() => {
  close();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the pulse of an open page", () => {
  it("is looked for every eight seconds, so that what happens elsewhere is here within ten", async () => {
    openPage();
    await wait(33);
    expect(asked).toEqual([0, 8, 16, 24, 32]);
    close();
    await wait(60);
    expect(asked).toHaveLength(5);
  });

  it("rests while nobody sees the page, and is looked for at once when somebody does again", async () => {
    openPage();
    await wait(1);
    focusManager.setFocused(false);
    await wait(60);
    expect(asked).toEqual([0]);
    focusManager.setFocused(true);
    await wait(1);
    expect(asked).toEqual([0, 61]);
  });

  it("is looked for ever more seldom while nobody answers, and as often as before once somebody does", async () => {
    status = 503;
    openPage();
    await wait(130);
    expect(asked).toEqual([0, 16, 48, 112]);
    status = 200;
    await wait(128);
    asked = [];
    await wait(17);
    expect(asked).toHaveLength(2);
  });

  it("rests without a line, and is looked for at once when it is back", async () => {
    openPage();
    await wait(1);
    onlineManager.setOnline(false);
    await wait(60);
    expect(asked).toEqual([0, 8]);
    onlineManager.setOnline(true);
    await wait(9);
    expect(asked).toEqual([0, 8, 61, 69]);
  });

  it.each([401, 403])("is looked for no more once the session has ended (%i)", async (ended) => {
    status = ended;
    openPage();
    await wait(300);
    expect(asked).toEqual([0]);
  });
});
