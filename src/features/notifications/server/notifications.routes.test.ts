import { describe, expect, it } from "vitest";
import { userPreferencesTable } from "#features/settings/server/preferences.tables.ts";
import type { NotificationCategory, NotificationKind } from "#server/notification-kind.ts";
import { runShortJobs } from "#server/startup.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { NOTIFICATION_TEXTS } from "../notifications.catalog.ts";
import type { NotificationList, Pulse } from "../notifications.schema.ts";
import { type NewNotification, notify, withdrawNotification } from "./notify.repository.ts";
import { listKinds } from "./read-notifications.usecase.ts";

const site = await buildTestApp();
const KIND = listKinds(site.deps).get("engagement.award") as NotificationKind;

function tell(member: TestMember, event: string, more: Partial<NewNotification> = {}): Promise<void> {
  const notification = { kind: KIND, userIds: [member.user.id], event, now: site.clock.now(), ...more };
  return site.db.transaction((tx) => notify(tx, notification));
}

async function read(member: TestMember, query = ""): Promise<NotificationList> {
  const url = `/api/users/${member.user.id}/notifications${query}`;
  const response = await site.inject({ url, headers: member.headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function readPulse(member: TestMember): Promise<Pulse> {
  return (
    await site.inject({ url: `/api/users/${member.user.id}/notifications/pulse`, headers: member.headers })
  ).json();
}

function markRead(member: TestMember, payload: Record<string, unknown>) {
  const url = `/api/users/${member.user.id}/notifications/read`;
  return site.inject({ method: "POST", url, payload, headers: member.headers });
}

describe("telling a member", () => {
  it("arrives in the list and in the pulse, the newest first", async () => {
    const vex = await site.register();
    expect(await readPulse(vex)).toEqual({ unread: 0, changedAt: null });
    await tell(vex, "one", { values: { points: 10, reason: "Art" } });
    site.clock.advance(1000);
    await tell(vex, "two", { values: { points: 20, reason: "More art" } });
    const now = site.clock.now().toISOString();
    const { notifications, unread } = await read(vex);
    expect(notifications.map(({ values }) => values.points)).toEqual([20, 10]);
    expect(notifications[0]).toMatchObject({
      kind: "engagement.award",
      count: 1,
      actor: null,
      link: "/leaderboard",
      changedAt: now,
      readAt: null,
    });
    expect(unread).toBe(2);
    expect(await readPulse(vex)).toEqual({ unread: 2, changedAt: now });
  });

  it("tells one event once, however often and at once it is told", async () => {
    const vex = await site.register();
    await Promise.all(Array.from({ length: 30 }, () => tell(vex, "the same")));
    await tell(vex, "the same");
    expect((await read(vex)).notifications).toMatchObject([{ count: 1 }]);
  });

  it("lets one of a group grow while it is unread, also when its events come at once", async () => {
    const vex = await site.register();
    const events = Array.from({ length: 20 }, (_, index) => `vote ${index}`);
    await Promise.all(
      events.map((event) =>
        tell(vex, event, { group: "thing", values: { last: event }, firstValues: { from: event } }),
      ),
    );
    const [grown, ...others] = (await read(vex)).notifications;
    expect(others).toEqual([]);
    expect(grown?.count).toBe(20);
    await tell(vex, "vote 20", { group: "thing", values: { last: "vote 20" }, firstValues: { from: "vote 20" } });
    const { from } = grown?.values ?? {};
    expect((await read(vex)).notifications).toMatchObject([{ count: 21, values: { last: "vote 20", from } }]);
  });

  it("begins anew once the last one of its group was read", async () => {
    const vex = await site.register();
    await tell(vex, "one", { group: "thing" });
    await markRead(vex, { until: site.clock.now().toISOString() });
    site.clock.advance(1000);
    await tell(vex, "two", { group: "thing" });
    expect((await read(vex)).notifications.map(({ count, readAt }) => [count, readAt === null])).toEqual([
      [1, true],
      [1, false],
    ]);
  });

  it("is forgotten with a transaction that fails", async () => {
    const vex = await site.register();
    const failing = site.db.transaction(async (tx) => {
      await notify(tx, { kind: KIND, userIds: [vex.user.id], event: "one", now: site.clock.now() });
      throw new Error("after all");
    });
    await expect(failing).rejects.toThrow("after all");
    await tell(vex, "one");
    expect((await read(vex)).notifications).toHaveLength(1);
  });

  it("takes back what is not so any more, if it was not read", async () => {
    const vex = await site.register();
    const group = "thing";
    await tell(vex, "one", { group });
    const withdraw = () =>
      site.db.transaction((tx) => withdrawNotification(tx, { kind: KIND, userIds: [vex.user.id], group }));
    await withdraw();
    expect((await read(vex)).notifications).toEqual([]);
    await tell(vex, "two", { group });
    await markRead(vex, { until: site.clock.now().toISOString() });
    await withdraw();
    expect((await read(vex)).notifications).toHaveLength(1);
  });

  it("tells many at once, and nobody who has left", async () => {
    const [vex, rex, gone] = [await site.register(), await site.register(), await site.register()];
    await site.pool.query("UPDATE users SET username = 'deleted-1' WHERE id = $1", [gone.user.id]);
    await tell(vex, "one", { userIds: [rex, gone, vex].map(({ user }) => user.id) });
    const { rows } = await site.pool.query("SELECT user_id FROM notifications ORDER BY user_id");
    expect(rows.map((row) => row.user_id)).toEqual([vex.user.id, rex.user.id].sort());
  });

  it("forgets after ninety days", async () => {
    const vex = await site.register();
    await tell(vex, "one");
    site.clock.advance(90 * DAY_MS);
    await runShortJobs(site.deps);
    const { rows } = await site.pool.query(
      "SELECT (SELECT count(*) FROM notifications) + (SELECT count(*) FROM notification_events) AS left",
    );
    expect(Number(rows[0].left)).toBe(0);
  });
});

describe("the three switches of Settings", () => {
  const ON = { notifyNewContent: true, notifyLeaderboard: true, notifyRewards: true };
  const rest = {
    autoSaveContent: true,
    defaultPfpStyle: "cyberpunk",
    preferredTweetTone: "bullish",
    theme: "dark",
  } as const;

  it.each<[NotificationCategory, Partial<typeof ON>, number]>([
    ["newContent", {}, 1],
    ["newContent", { notifyNewContent: false }, 0],
    ["newContent", { notifyLeaderboard: false, notifyRewards: false }, 1],
    ["leaderboard", { notifyLeaderboard: false }, 0],
    ["leaderboard", { notifyNewContent: false, notifyRewards: false }, 1],
    ["rewards", { notifyRewards: false }, 0],
    ["rewards", { notifyNewContent: false, notifyLeaderboard: false }, 1],
    ["always", { notifyNewContent: false, notifyLeaderboard: false, notifyRewards: false }, 1],
  ])("decide about %s with %o", async (category, off, count) => {
    const vex = await site.register();
    const row = { userId: vex.user.id, ...rest, ...ON, ...off, updatedAt: site.clock.now() };
    await site.db.insert(userPreferencesTable).values(row);
    await tell(vex, "one", { kind: { ...KIND, category } });
    expect((await read(vex)).notifications).toHaveLength(count);
  });
});

describe("POST /api/users/:id/notifications/read", () => {
  it("marks one, then all, and answers what is left", async () => {
    const vex = await site.register();
    for (const event of ["one", "two", "three"]) await tell(vex, event);
    const until = site.clock.now().toISOString();
    const [first] = (await read(vex)).notifications;
    expect((await markRead(vex, { id: first?.id, until })).json()).toMatchObject({ unread: 2 });
    expect((await markRead(vex, { until })).json()).toMatchObject({ unread: 0 });
  });

  it("leaves unread what came after the list was seen", async () => {
    const vex = await site.register();
    await tell(vex, "one");
    const until = site.clock.now().toISOString();
    site.clock.advance(1000);
    await tell(vex, "two");
    expect((await markRead(vex, { until })).json()).toMatchObject({ unread: 1 });
  });

  it("needs a login, refuses bad input, and reads nothing of others", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    await tell(vex, "one");
    const url = `/api/users/${vex.user.id}/notifications/read`;
    const payload = { until: site.clock.now().toISOString() };
    expect((await site.inject({ method: "POST", url, payload })).statusCode).toBe(401);
    expect((await site.inject({ method: "POST", url, payload, headers: rex.headers })).statusCode).toBe(403);
    expect((await markRead(vex, { until: "yesterday" })).json()).toMatchObject({ field: "until" });
    expect((await markRead(vex, { ...payload, id: "x" })).json()).toMatchObject({ field: "id" });
    const [own] = (await read(vex)).notifications;
    await markRead(rex, { ...payload, id: own?.id });
    expect((await readPulse(vex)).unread).toBe(1);
  });
});

describe("GET /api/users/:id/notifications", () => {
  it("goes on where a page has ended", async () => {
    const vex = await site.register();
    for (let event = 0; event < 35; event += 1) await tell(vex, String(event), { values: { event } });
    const first = await read(vex);
    const second = await read(vex, `?cursor=${first.nextCursor}`);
    expect([first.notifications.length, second.notifications.length, second.nextCursor]).toEqual([30, 5, null]);
    const events = [...first.notifications, ...second.notifications].map(({ values }) => values.event);
    expect(new Set(events).size).toBe(35);
  });

  it("needs a login and shows nobody those of others", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    for (const path of ["", "/pulse"]) {
      const url = `/api/users/${vex.user.id}/notifications${path}`;
      expect((await site.inject({ url })).statusCode).toBe(401);
      expect((await site.inject({ url, headers: rex.headers })).statusCode).toBe(403);
    }
  });

  it("names who did it, until they leave", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    await tell(vex, "one", { actorId: rex.user.id });
    expect((await read(vex)).notifications[0]?.actor).toBe(rex.user.username);
    const leaving = await site.inject({
      method: "DELETE",
      url: `/api/users/${rex.user.id}`,
      payload: { username: rex.user.username, password: rex.password },
      headers: rex.headers,
    });
    expect(leaving.statusCode, leaving.body).toBeLessThan(300);
    expect((await read(vex)).notifications[0]?.actor).toBeNull();
  });
});

describe("the kinds of notifications", () => {
  it("have words each, and there are no words without a kind", () => {
    expect([...listKinds(site.deps).keys()].sort()).toEqual(Object.keys(NOTIFICATION_TEXTS).sort());
  });
});
