import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import type { Meetup, MeetupPeople } from "../meetup.schema.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";

const site = await buildTestApp();
const { call, postMeetup, meetupBody } = createMeetups(site);

function rsvp(id: string, member: TestMember, payload?: unknown) {
  return call("POST", `/api/meetups/${id}/rsvp`, member, payload);
}

async function readPeople(id: string, member?: TestMember): Promise<MeetupPeople> {
  const response = await call("GET", `/api/meetups/${id}/people`, member);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function readNews(member: TestMember) {
  const url = `/api/users/${member.user.id}/notifications`;
  const { notifications } = (await call("GET", url, member)).json();
  return notifications.filter(({ kind }: { kind: string }) => ["meetups.changed", "meetups.canceled"].includes(kind));
}

describe("who comes to a meetup", () => {
  it("is read of those only who let it be read, who have a seat and an open account", async () => {
    const host = await site.register();
    const { id } = await postMeetup(host, { capacity: 3 });
    const [silent, shown, locked, waiting] = [
      await site.register(),
      await site.register(),
      await site.register(),
      await site.register(),
    ];
    expect((await rsvp(id, silent)).json<{ meetup: Meetup }>().meetup.userIsShown).toBe(false);
    expect((await rsvp(id, shown, { isShown: true })).json().meetup.userIsShown).toBe(true);
    for (const member of [locked, waiting]) await rsvp(id, member, { isShown: true });
    await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [locked.user.id]);
    const names = async () => (await readPeople(id)).guests.map(({ username }) => username);
    expect(await names()).toEqual([shown.user.username]);
    // Who is asked nothing keeps what was said; who says so is read no more.
    expect((await rsvp(id, shown)).json().meetup.userIsShown).toBe(true);
    expect((await rsvp(id, shown, { isShown: false })).json().meetup.userIsShown).toBe(false);
    expect(await names()).toEqual([]);
    await rsvp(id, silent, { isShown: true });
    await call("DELETE", `/api/meetups/${id}/rsvp`, silent);
    expect((await rsvp(id, silent)).json().meetup.userIsShown).toBe(false);
  });

  it("is nobody's to read once it is canceled or over, nor of a hidden one at all", async () => {
    const [host, guest] = [await site.register(), await site.register()];
    const { id } = await postMeetup(host);
    await rsvp(id, guest, { isShown: true });
    await site.pool.query("UPDATE meetups SET event_at = now() - interval '1 year'");
    expect((await readPeople(id)).guests).toEqual([]);
    await site.pool.query("UPDATE meetups SET hidden_at = now()");
    expect((await call("GET", `/api/meetups/${id}/people`, guest)).statusCode).toBe(404);
    expect((await readPeople(id, host)).guests).toEqual([]);
  });

  it("tells of the host what took place and who said that they came, and nothing else", async () => {
    const [host, guest] = [await site.register(), await site.register()];
    const [past, canceled, next] = [await postMeetup(host), await postMeetup(host), await postMeetup(host)];
    await call("DELETE", `/api/meetups/${canceled.id}`, host);
    await site.pool.query("UPDATE meetups SET event_at = now() - interval '1 year' WHERE id <> $1", [next.id]);
    await site.pool.query(
      `INSERT INTO meetup_attendances (meetup_id, user_id, role, points, day, confirmed_at)
       VALUES ($1, $2, 'guest', 0, '2026-01-01', now()), ($1, $3, 'host', 0, '2026-01-01', now())`,
      [past.id, guest.user.id, host.user.id],
    );
    expect((await readPeople(next.id)).host).toEqual({ meetupCount: 1, guestCount: 1 });
  });
});

describe("who wants to come", () => {
  it("hears of another time or place, once, and not of another text", async () => {
    const [host, going, waiting] = [await site.register(), await site.register(), await site.register()];
    const { id, title, eventAt } = await postMeetup(host, { capacity: 1 });
    for (const member of [going, waiting, host]) await rsvp(id, member);
    await call("PUT", `/api/meetups/${id}`, host, meetupBody({ capacity: 1, eventAt, description: "Other words." }));
    expect(await readNews(going)).toEqual([]);
    await call("PUT", `/api/meetups/${id}`, host, meetupBody({ capacity: 1, eventAt, venue: "Another door" }));
    for (const member of [going, waiting]) {
      expect(await readNews(member)).toMatchObject([
        { kind: "meetups.changed", values: { title }, link: `/meetups?meetup=${id}` },
      ]);
    }
    expect(await readNews(host)).toEqual([]);
  });

  it("hears once that it is called off, also when the host leaves", async () => {
    const [host, guest] = [await site.register("leaver"), await site.register()];
    const [first, second] = [await postMeetup(host, { title: "First" }), await postMeetup(host, { title: "Second" })];
    for (const { id } of [first, second]) await rsvp(id, guest);
    await call("DELETE", `/api/meetups/${first.id}`, host);
    await call("DELETE", `/api/meetups/${first.id}`, host);
    await call("DELETE", `/api/users/${host.user.id}`, host, { username: "leaver", password: host.password });
    const news = await readNews(guest);
    expect(news.map(({ kind }: { kind: string }) => kind)).toEqual(["meetups.canceled", "meetups.canceled"]);
    expect(news.map(({ values }: { values: { title: string } }) => values.title).sort()).toEqual(["First", "Second"]);
  });
});
