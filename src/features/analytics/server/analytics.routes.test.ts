import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { runShortJobs } from "#server/startup.ts";
import { createAnalytics } from "../../../../tests/support/analytics-events.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { DAY_MS, HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";

const site = await buildTestApp();
const { buildEvent, send, listRows, listCounts } = createAnalytics(site);

function getToday(): string {
  return site.clock.now().toISOString().slice(0, 10);
}

describe("POST /api/analytics", () => {
  it("keeps a visitor's events and counts them for the day", async () => {
    const view = buildEvent();
    const depth = buildEvent({
      event: "scroll_depth",
      properties: { path: "/", depth: 25 },
      sessionId: view.sessionId,
    });
    const response = await send([view, depth, buildEvent()]);
    expect([response.statusCode, response.json()]).toEqual([202, { accepted: 3 }]);
    expect(await listRows()).toContainEqual({
      id: depth.id,
      event: "scroll_depth",
      properties: { path: "/", depth: 25 },
      occurred_at: site.clock.now(),
      session_id: view.sessionId,
      user_id: null,
    });
    expect(await listCounts()).toEqual([
      [getToday(), "page_view", 2],
      [getToday(), "scroll_depth", 1],
    ]);
  });

  it("takes the same ids again, and counts them once", async () => {
    const events = [buildEvent(), buildEvent({ event: "tool_used" })];
    await send(events);
    const again = await expectNothingChanged(site.pool, () => send(events));
    expect(again.json()).toEqual({ accepted: 2 });
    const twins = [events[0], events[0], buildEvent()];
    await send(twins);
    expect(await listCounts()).toEqual([
      [getToday(), "page_view", 2],
      [getToday(), "tool_used", 1],
    ]);
  });

  it("takes events without ids, with a session of any name and a moment in milliseconds", async () => {
    const { id: _id, ...event } = buildEvent({ sessionId: "tab-1", timestamp: site.clock.now().getTime() });
    expect((await send([event, event])).json()).toEqual({ accepted: 2 });
    const rows = await listRows();
    expect(rows).toHaveLength(2);
    expect(rows[0].session_id).toBe(rows[1].session_id);
    expect(rows[0].occurred_at).toEqual(site.clock.now());
  });

  it("counts right when the same and other batches come at once", async () => {
    const batches = Array.from({ length: 8 }, (_, index) =>
      Array.from({ length: 10 }, (_unused, place) =>
        buildEvent({ event: (index + place) % 2 === 0 ? "page_view" : "tool_used" }),
      ),
    );
    const answers = await Promise.all(
      [...batches, ...batches.map((batch) => batch.toReversed())].map((batch) => send(batch)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 202));
    expect(await listCounts()).toEqual([
      [getToday(), "page_view", 40],
      [getToday(), "tool_used", 40],
    ]);
  });

  it("ties an event to the member of the session who says so, and to nobody else", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const own = buildEvent({ userId: vex.user.id });
    const others = [buildEvent({ userId: rex.user.id }), buildEvent({ userId: "x" }), buildEvent()];
    expect((await send([own, ...others], vex)).json()).toEqual({ accepted: 4 });
    await send([buildEvent({ userId: vex.user.id })]);
    const rows = await listRows();
    expect(rows.filter(({ user_id }) => user_id !== null)).toMatchObject([{ id: own.id, user_id: vex.user.id }]);
    expect(rows).toHaveLength(5);
  });

  it.each([{ dnt: "1" }, { "sec-gpc": "1" }])("only counts where %j asks not to be followed", async (headers) => {
    const vex = await site.register();
    const events = [buildEvent({ userId: vex.user.id }), buildEvent()];
    expect((await send(events, vex, { headers })).json()).toEqual({ accepted: 2 });
    expect(await listRows()).toEqual([]);
    expect(await listCounts()).toEqual([[getToday(), "page_view", 2]]);
  });

  it("drops what programs send, and what nobody knows or believes", async () => {
    for (const agent of ["Googlebot/2.1", ""]) {
      const response = await expectNothingChanged(site.pool, () =>
        send([buildEvent()], undefined, { headers: { "user-agent": agent } }),
      );
      expect([response.statusCode, response.json()]).toEqual([202, { accepted: 0 }]);
    }
    const odd = [buildEvent({ event: "mind_read" }), buildEvent({ timestamp: "9999-12-31T00:00:00Z" })];
    const response = await expectNothingChanged(site.pool, () => send(odd));
    expect(response.json()).toEqual({ accepted: 0 });
  });

  it("puts an event on the day it happened, and a fast clock's on today", async () => {
    site.clock.set("2026-06-15T06:00:00Z");
    const now = site.clock.now().getTime();
    const yesterday = buildEvent({ timestamp: new Date(now - 20 * HOUR_MS).toISOString() });
    await send([yesterday, buildEvent({ timestamp: new Date(now + HOUR_MS).toISOString() })]);
    expect(await listCounts()).toEqual([
      [yesterday.timestamp.slice(0, 10), "page_view", 1],
      [getToday(), "page_view", 1],
    ]);
    expect((await listRows()).at(-1).occurred_at).toEqual(site.clock.now());
  });

  it("asks the database once for a visitor and twice for a member, however many the events", async () => {
    const vex = await site.register();
    const events = (userId: string | null) => Array.from({ length: 10 }, () => buildEvent({ userId }));
    expect((await countQueries(() => send(events(null)))).count).toBe(1);
    expect((await countQueries(() => send(events(null), vex))).count).toBe(1);
    expect((await countQueries(() => send(events(vex.user.id), vex))).count).toBe(2);
  });

  it("keeps rows for ninety days and the counts for good", async () => {
    await send([buildEvent()]);
    site.clock.advance(89 * DAY_MS);
    await runShortJobs(site.deps);
    expect(await listRows()).toHaveLength(1);
    site.clock.advance(DAY_MS);
    await runShortJobs(site.deps);
    expect(await listRows()).toEqual([]);
    expect(await listCounts()).toHaveLength(1);
  });
});

describe("GET /api/admin/analytics", () => {
  const url = "/api/admin/analytics";

  it("sums the last thirty days up", async () => {
    const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
    await send([buildEvent({ sessionId: three })]);
    site.clock.advance(30 * DAY_MS);
    await send([
      buildEvent({ sessionId: one }),
      buildEvent({ sessionId: one, properties: { path: "/tools" } }),
      buildEvent({ sessionId: one, event: "tool_used" }),
      buildEvent({ sessionId: one, event: "content_saved" }),
      buildEvent({ sessionId: one, event: "content_shared" }),
      buildEvent({ sessionId: one, event: "registered" }),
      buildEvent({ sessionId: two, properties: { path: "/tools" } }),
      buildEvent({ sessionId: two, event: "tool_used" }),
    ]);
    site.clock.advance(DAY_MS);
    await send([buildEvent({ sessionId: two })], undefined, { headers: { dnt: "1" } });
    const { headers } = await site.registerAdmin();
    const report = (await site.inject({ url, headers })).json();
    expect(report.days).toHaveLength(30);
    expect(report.days.slice(-2)).toMatchObject([
      { views: 3, others: 5 },
      { day: getToday(), views: 1, others: 0 },
    ]);
    expect(report.events).toEqual([
      { event: "page_view", count: 4 },
      { event: "tool_used", count: 2 },
      expect.objectContaining({ count: 1 }),
      expect.objectContaining({ count: 1 }),
      expect.objectContaining({ count: 1 }),
    ]);
    expect(report.funnel).toEqual([
      { step: "visit", visits: 2 },
      { step: "tool", visits: 2 },
      { step: "keep", visits: 1 },
      { step: "register", visits: 1 },
    ]);
    expect(report.pages).toEqual([
      { path: "/tools", views: 2 },
      { path: "/", views: 1 },
    ]);
  });

  it("is thirty empty days before anybody came", async () => {
    const { headers } = await site.registerAdmin();
    const report = (await site.inject({ url, headers })).json();
    expect(report.days.every((day: { views: number; others: number }) => day.views + day.others === 0)).toBe(true);
    expect([report.events, report.pages]).toEqual([[], []]);
    expect(report.funnel.map(({ visits }: { visits: number }) => visits)).toEqual([0, 0, 0, 0]);
  });

  it("needs a login, and an administrator's", async () => {
    expect((await site.inject({ url })).statusCode).toBe(401);
    const { headers } = await site.register();
    expect((await site.inject({ url, headers })).statusCode).toBe(403);
  });
});
