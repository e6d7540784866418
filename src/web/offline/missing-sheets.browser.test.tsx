import { afterEach, expect, it, vi } from "vitest";
import { ASK_AGAIN_MS, askAgainForSheets } from "./missing-sheets.ts";

const HREF = "http://localhost:1/late.css";
const findSheets = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${HREF}"]`)];

afterEach(() => {
  vi.useRealTimers();
  for (const sheet of findSheets()) sheet.remove();
});

it("asks for a sheet that did not come until it does", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  askAgainForSheets();
  const first = Object.assign(document.createElement("link"), { rel: "stylesheet", href: HREF });
  document.head.append(first);
  let asked: HTMLLinkElement | undefined = first;
  for (const _ of [1, 2]) {
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(ASK_AGAIN_MS);
    const [next, ...others] = findSheets();
    expect(others).toEqual([]);
    expect(next).not.toBe(asked);
    asked = next;
  }
});
