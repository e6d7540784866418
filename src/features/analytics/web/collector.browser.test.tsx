import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { writeSavedUser } from "#features/users/web/saved-user.ts";
import { recordEvent, setCollector } from "#web/lib/record-event.ts";
import { expectConsoleErrors } from "../../../../tests/support/web/console.ts";
import { buildWebUser } from "../../../../tests/support/web/render-page.tsx";
import { type ApiAnswer, answer, refuse, stubApi } from "../../../../tests/support/web/stub-api.ts";
import { FLUSH_EVERY_MS } from "../analytics.rules.ts";
import { type AnalyticsEvent, analyticsAnswerSchema, analyticsBodySchema } from "../analytics.schema.ts";
import { getPath } from "./collect-later.ts";
import { startCollector } from "./collector.ts";

const CALL = "POST /api/analytics";
const ACCEPTED = answer(analyticsAnswerSchema, { accepted: 10 }, 202);
const startPath = window.location.href;
let stop: (() => void) | undefined;

beforeEach(() => {
  // What other tests of this page have noted.
  setCollector(() => undefined);
  setCollector();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});

afterEach(() => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
  history.replaceState(null, "", startPath);
  document.body.replaceChildren();
});

/** Starts collecting, and reads the batches as the server does. */
function collect(response: ApiAnswer = ACCEPTED) {
  const api = stubApi({ [CALL]: response });
  stop = startCollector(getPath);
  const readBatches = (): AnalyticsEvent[][] =>
    api.bodiesOf(CALL).map((body) => analyticsBodySchema.parse(body).events);
  return { api, readBatches, readEvents: () => readBatches().flat() };
}

function hide(): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

function recordMany(count: number): void {
  for (let number = 0; number < count; number += 1) recordEvent("tool_used", { tool: `tool ${number}` });
}

describe("the collector", () => {
  it("sends ten events at a time, and the rest after half a minute", async () => {
    const { readBatches } = collect();
    recordMany(25);
    await expect.poll(() => readBatches().map(({ length }) => length)).toEqual([10, 10]);
    vi.advanceTimersByTime(FLUSH_EVERY_MS - 1);
    expect(readBatches()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    await expect.poll(() => readBatches().map(({ length }) => length)).toEqual([10, 10, 5]);
    expect(
      readBatches()
        .flat()
        .map(({ properties }) => properties.tool),
    ).toEqual(Array.from({ length: 25 }, (_, number) => `tool ${number}`));
  });

  it("sends nothing before the first event", () => {
    const { api } = collect();
    vi.advanceTimersByTime(10 * FLUSH_EVERY_MS);
    hide();
    expect(api.countOf(CALL)).toBe(0);
  });

  it.each([
    ["the page is hidden", hide],
    ["the page is left", () => window.dispatchEvent(new PageTransitionEvent("pagehide"))],
  ])("sends what waits when %s, even if the page goes", async (_when, leave) => {
    const { api } = collect();
    recordEvent("registered");
    leave();
    await expect.poll(() => api.countOf(CALL)).toBe(1);
    expect(vi.mocked(window.fetch).mock.lastCall?.[1]).toMatchObject({ keepalive: true, credentials: "include" });
  });

  it("takes along what happened before it came", async () => {
    recordEvent("page_view", { path: "/" });
    const { readEvents } = collect();
    hide();
    await expect.poll(readEvents).toMatchObject([{ event: "page_view", properties: { path: "/" } }]);
  });

  it("names the tab, and the member who is logged in", async () => {
    const { readEvents } = collect();
    recordEvent("logged_in");
    const member = buildWebUser();
    writeSavedUser(member);
    recordEvent("content_saved", { kind: "meme" });
    hide();
    await expect.poll(readEvents).toHaveLength(2);
    const [before, after] = readEvents();
    expect([before?.userId, after?.userId]).toEqual([null, member.id]);
    expect(before?.sessionId).toBe(sessionStorage.getItem("site-visit"));
    expect(after?.sessionId).toBe(before?.sessionId);
    expect(after?.id).not.toBe(before?.id);
  });

  it.each([
    ["doNotTrack", "1"],
    ["globalPrivacyControl", true],
  ])("with %s says what happened and nothing else", async (name, value) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    const { readEvents } = collect();
    Reflect.deleteProperty(navigator, name);
    writeSavedUser(buildWebUser());
    recordEvent("tool_used", { tool: "meme" });
    hide();
    await expect
      .poll(readEvents)
      .toMatchObject([{ event: "tool_used", properties: {}, sessionId: null, userId: null }]);
    expect(sessionStorage.getItem("site-visit")).toBeNull();
  });

  it("waits while there is no connection", async () => {
    const { api, readBatches } = collect();
    const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    recordMany(12);
    hide();
    vi.advanceTimersByTime(FLUSH_EVERY_MS);
    expect(api.countOf(CALL)).toBe(0);
    online.mockReturnValue(true);
    vi.advanceTimersByTime(FLUSH_EVERY_MS);
    await expect.poll(() => readBatches().map(({ length }) => length)).toEqual([10, 2]);
  });
});

describe("a batch that did not arrive", () => {
  it("is logged, and goes out again with the next half minute under the same ids", async () => {
    const { log, forget } = expectConsoleErrors();
    const { api, readBatches } = collect(refuse(503, "server.busy", "Busy"));
    recordMany(10);
    await expect.poll(() => log.mock.calls.length).toBe(1);
    recordMany(3);
    expect(api.countOf(CALL)).toBe(1);
    api.set({ [CALL]: ACCEPTED });
    vi.advanceTimersByTime(FLUSH_EVERY_MS);
    await expect.poll(readBatches).toHaveLength(3);
    const [first, again, rest] = readBatches();
    expect(again).toEqual(first);
    expect(rest).toHaveLength(3);
    expect(log.mock.calls[0]?.[0]).toBe("Sending analytics");
    forget();
  });

  it("is dropped where the server does not want it", async () => {
    const { log, forget } = expectConsoleErrors();
    const { api } = collect(refuse(400, "request.invalid", "Bad"));
    recordMany(10);
    await expect.poll(() => log.mock.calls.length).toBe(1);
    vi.advanceTimersByTime(FLUSH_EVERY_MS);
    expect(api.countOf(CALL)).toBe(1);
    forget();
  });

  it("is remembered up to fifty events", async () => {
    const { log, forget } = expectConsoleErrors();
    const { api, readEvents } = collect({ status: 502, body: "<html>" });
    recordMany(10);
    await expect.poll(() => log.mock.calls.length).toBe(1);
    recordMany(60);
    api.set({ [CALL]: ACCEPTED });
    vi.advanceTimersByTime(FLUSH_EVERY_MS);
    await expect.poll(() => readEvents().length).toBe(60);
    expect(readEvents().at(-1)?.properties).toEqual({ tool: "tool 59" });
    forget();
  });
});

describe("the pages of a visit", () => {
  /** A page that is three windows longer than the window. */
  function makeTall() {
    const tall = document.createElement("div");
    tall.style.height = `${window.innerHeight * 4}px`;
    document.body.append(tall);
    return (share: number) =>
      window.scrollTo({
        top: (document.documentElement.scrollHeight - window.innerHeight) * share,
        behavior: "instant",
      });
  }

  it("are scrolled in steps of a quarter, each told once", async () => {
    const scrollTo = makeTall();
    const { readEvents } = collect();
    const readDepths = () => {
      hide();
      return readEvents().map(({ properties }) => properties.depth);
    };
    for (const [share, depths] of [
      [0.2, []],
      [0.6, [25, 50]],
      [0.1, [25, 50]],
      [1, [25, 50, 75, 100]],
      [0, [25, 50, 75, 100]],
    ] as const) {
      scrollTo(share);
      await expect.poll(readDepths).toEqual(depths);
    }
  });

  it("are told by the path of the table, without what else stands in the address", async () => {
    const { readEvents } = collect();
    for (const address of ["/tools?tool=meme#secret", "/tools?tool=pfp", "/reset/abc"]) {
      history.pushState(null, "", address);
      window.dispatchEvent(new Event("pushState"));
    }
    hide();
    await expect.poll(readEvents).toHaveLength(2);
    expect(readEvents().map(({ event, properties }) => [event, properties])).toEqual([
      ["page_view", { path: "/tools" }],
      ["page_view", { path: "/404" }],
    ]);
  });

  it("lead out of the site and to copied addresses", async () => {
    document.body.innerHTML = `
      <a href="https://x.example/bagz?ref=1"><b>Out</b></a><a href="/tools">In</a>
      <button type="button" data-visit-event="address_copied">Copy</button>`;
    document.body.addEventListener("click", (event) => event.preventDefault());
    const { readEvents } = collect();
    for (const element of document.querySelectorAll<HTMLElement>("b, a[href^='/'], button")) element.click();
    hide();
    await expect
      .poll(readEvents)
      .toMatchObject([{ event: "outbound_click", properties: { host: "x.example" } }, { event: "address_copied" }]);
    expect(JSON.stringify(readEvents())).not.toContain("ref");
  });
});
