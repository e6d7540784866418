import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ROWS_PER_EVENT_AND_DAY } from "#features/analytics/server/analytics.repository.ts";
import { createAnalytics } from "../support/analytics-events.ts";
import { buildTestApp } from "../support/build-test-app.ts";
import { expectNothingChanged } from "../support/nothing-changed.ts";

const site = await buildTestApp();
const strictSite = await buildTestApp({ config: { rateLimitScale: 0.05 } });
const { buildEvent, send, listRows, listCounts } = createAnalytics(site);

function nest(levels: number): object {
  let value: object = {};
  for (let level = 0; level < levels; level += 1) value = { a: value };
  return value;
}

describe("a hostile page sends made-up events (E116)", () => {
  const many = (count: number) => Array.from({ length: count }, () => buildEvent());
  const cases: [string, () => unknown, number][] = [
    ["eleven events", () => many(11), 400],
    ["a thousand events", () => many(1000), 413],
    ["no events", () => [], 400],
    ["no list", () => ({ length: 1 }), 400],
    ["a list of lists", () => [[buildEvent()]], 400],
    ["a name of 10 kB", () => [buildEvent({ event: "x".repeat(10_000) })], 400],
    ["an empty name", () => [buildEvent({ event: "" })], 400],
    ["a name that is no text", () => [buildEvent({ event: ["page_view"] })], 400],
    ["properties of 1 MB", () => [buildEvent({ properties: { a: "x".repeat(1_000_000) } })], 413],
    ["properties of 50 levels", () => [buildEvent({ properties: nest(50) })], 400],
    ["properties in a list", () => [buildEvent({ properties: ["a"] })], 400],
    [
      "nine properties",
      () => [buildEvent({ properties: Object.fromEntries([..."abcdefghi"].map((a) => [a, 1])) })],
      400,
    ],
    ["a long property", () => [buildEvent({ properties: { path: "x".repeat(121) } })], 400],
    ["a property with an odd name", () => [buildEvent({ properties: { "a b": 1 } })], 400],
    ["a property with NUL", () => [buildEvent({ properties: { path: "a\u0000" } })], 400],
    ["half a letter", () => [buildEvent({ properties: { path: "\ud800" } })], 400],
    ["a text that turns the writing direction", () => [buildEvent({ properties: { path: "\u202eabc" } })], 400],
    ["a timestamp that is none", () => [buildEvent({ timestamp: "soon" })], 400],
    ["a timestamp of the year 33658 in milliseconds", () => [buildEvent({ timestamp: 1e15 })], 202],
    ["a timestamp that is no number", () => [buildEvent({ timestamp: [1] })], 400],
    ["an id that is none", () => [buildEvent({ id: "1" })], 400],
    ["a session that is none", () => [buildEvent({ sessionId: "1' OR 1=1--" })], 400],
    ["a user id of 1 kB", () => [buildEvent({ userId: "x".repeat(1000) })], 400],
    ["a timestamp of the year 9999", () => [buildEvent({ timestamp: "9999-01-01T00:00:00Z" })], 202],
    ["a name that nobody knows", () => [buildEvent({ event: "__proto__" })], 202],
  ];

  it.each(cases)("%s: refused or dropped, and nothing changed", async (_name, build, status) => {
    const response = await expectNothingChanged(site.pool, () => send(build()));
    expect(response.statusCode, response.body).toBe(status);
    if (status === 202) expect(response.json()).toEqual({ accepted: 0 });
    expect((await send([buildEvent()])).json()).toEqual({ accepted: 1 });
  });

  it("one bad event spoils its batch, so that a page hears of it", async () => {
    await expectNothingChanged(site.pool, () => send([buildEvent(), buildEvent({ id: "1" })]));
  });

  it("a thousand distinct names leave nothing", async () => {
    await expectNothingChanged(site.pool, async () => {
      for (let batch = 0; batch < 100; batch += 1) {
        const events = Array.from({ length: 10 }, (_, place) => buildEvent({ event: `e${batch}_${place}` }));
        expect((await send(events)).json()).toEqual({ accepted: 0 });
      }
    });
  });

  it("events of another member are nobody's, whatever the body says", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    await send([buildEvent({ userId: rex.user.id, user_id: rex.user.id })], vex);
    expect(await listRows()).toMatchObject([{ user_id: null }]);
  });

  it("ids of others are taken for a repetition and change nothing", async () => {
    const theirs = buildEvent();
    await send([theirs]);
    await expectNothingChanged(site.pool, () => send([buildEvent({ id: theirs.id, properties: { path: "/mine" } })]));
  });

  it("a flood is counted and leaves no more rows than a day may have", async () => {
    const day = site.clock.now().toISOString().slice(0, 10);
    await site.pool.query("INSERT INTO analytics_days VALUES ($1, 'page_view', $2)", [day, ROWS_PER_EVENT_AND_DAY]);
    await send([buildEvent(), buildEvent(), buildEvent({ event: "tool_used" })]);
    expect(await listRows()).toMatchObject([{ event: "tool_used" }]);
    expect(await listCounts()).toEqual([
      [day, "page_view", ROWS_PER_EVENT_AND_DAY + 2],
      [day, "tool_used", 1],
    ]);
  });

  it("neither address nor browser is stored or logged", async () => {
    await send([buildEvent()], undefined, { remoteAddress: "203.0.113.77", headers: { "user-agent": "Oddity/9.9" } });
    const { rows } = await site.pool.query("SELECT e::text FROM analytics_events AS e");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows) + site.logLines.join("")).not.toMatch(/203\.0\.113|Oddity/);
  });
});

describe("another site sends a beacon in a visitor's name (E48)", () => {
  it.each([{ origin: "https://evil.example" }, { origin: "null" }, { origin: "http://localhost:3001" }])(
    "with %j is refused and leaves no row",
    async (headers) => {
      const vex = await site.register();
      const response = await expectNothingChanged(site.pool, () =>
        send([buildEvent({ userId: vex.user.id })], vex, { headers }),
      );
      expect(response.statusCode).toBe(403);
    },
  );

  it("as a simple request, without asking first, is refused too", async () => {
    const payload = JSON.stringify({ events: [buildEvent()] });
    for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
      const response = await expectNothingChanged(site.pool, () =>
        send(undefined, undefined, { payload, headers: { "content-type": type } }),
      );
      expect(response.statusCode).toBe(415);
    }
  });

  it("of our own pages, as a JSON blob, is taken", async () => {
    const payload = JSON.stringify({ events: [buildEvent({ sessionId: randomUUID() })] });
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
    expect((await send(undefined, undefined, { payload, headers })).json()).toEqual({ accepted: 1 });
  });
});

describe("one address floods the counters", () => {
  it("is limited, and no other address with it", async () => {
    const flood = async (remoteAddress: string) =>
      (await createAnalytics(strictSite).send([buildEvent()], undefined, { remoteAddress })).statusCode;
    const statuses = [];
    for (let call = 0; call < 5; call += 1) statuses.push(await flood("198.51.100.9"));
    expect(statuses).toEqual([202, 202, 202, 429, 429]);
    expect(await flood("198.51.100.10")).toBe(202);
  });
});
