import { describe, expect, it } from "vitest";
import { runShortJobs } from "#server/startup.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";
import { meetupsFeature } from "./meetups.feature.ts";
import { exportMeetups } from "./member-meetups.repository.ts";

const site = await buildTestApp();
const { call, postMeetup, postImage } = createMeetups(site);

describe("the meetups of a member", () => {
  it("are in the export, with those the member wants to come to, and nobody else's", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const meetup = await postMeetup(vex, { title: "Mine" });
    const theirs = await postMeetup(rex, { title: "Theirs" });
    await call("POST", `/api/meetups/${theirs.id}/rsvp`, vex);
    const exported = await exportMeetups(site.db, vex.user.id);
    expect(exported).toMatchObject({
      meetups: [{ id: meetup.id, title: "Mine", city: "Lisbon" }],
      rsvps: [{ meetupId: theirs.id, title: "Theirs" }],
    });
    expect(JSON.stringify(exported)).not.toContain(rex.user.id);
  });

  it("go with the member; who wants to come to one learns that it is canceled", async () => {
    const [vex, rex] = [await site.register("vex"), await site.register("rex")];
    const picture = await postImage(vex);
    await postMeetup(vex, { title: "Alone" });
    const shared = await postMeetup(vex, { title: "Shared", images: [picture.id] });
    const theirs = await postMeetup(rex, { title: "Theirs", capacity: 1 });
    for (const [id, member] of [
      [shared.id, rex],
      [shared.id, vex],
      [theirs.id, vex],
      [theirs.id, rex],
    ] as const) {
      await call("POST", `/api/meetups/${id}/rsvp`, member);
    }
    const payload = { username: "vex", password: vex.password };
    expect((await call("DELETE", `/api/users/${vex.user.id}`, vex, payload)).statusCode).toBe(204);

    const { meetups } = (await call("GET", "/api/meetups?sort=oldest", rex)).json();
    expect(meetups).toMatchObject([
      { title: "Shared", description: "", images: [], city: "Lisbon", rsvpCount: 1, canceledAt: expect.any(String) },
      { title: "Theirs", rsvpCount: 1, waitingCount: 0, userStatus: "going", canceledAt: null },
    ]);
    expect(meetups[0].creator.username).not.toBe("vex");
    expect((await call("GET", picture.url)).statusCode).toBe(404);
    const { rows: texts } = await site.pool.query("SELECT search_text FROM meetups WHERE id = $1", [shared.id]);
    expect(texts).toEqual([{ search_text: "shared\nlisbon" }]);
  });

  async function leave(member: TestMember): Promise<void> {
    const payload = { username: member.user.username, password: member.password };
    expect((await call("DELETE", `/api/users/${member.user.id}`, member, payload)).statusCode).toBe(204);
  }

  async function listTitles(): Promise<string[]> {
    await runShortJobs(site.deps);
    const { rows } = await site.pool.query<{ title: string }>("SELECT title FROM meetups ORDER BY id");
    return rows.map(({ title }) => title);
  }

  it("that were canceled by leaving go with the last who wanted to come, or when their time has passed", async () => {
    const [host, one, other] = [await site.register(), await site.register(), await site.register()];
    const soon = await postMeetup(host, { title: "Soon" });
    const later = await postMeetup(host, {
      title: "Later",
      eventAt: new Date(site.clock.now().getTime() + 30 * DAY_MS).toISOString(),
    });
    const calledOff = await postMeetup(other, { title: "Called off by a host who stays" });
    for (const id of [soon.id, later.id]) await call("POST", `/api/meetups/${id}/rsvp`, one);
    await call("POST", `/api/meetups/${soon.id}/rsvp`, other);
    await call("DELETE", `/api/meetups/${calledOff.id}`, other);
    await leave(host);
    expect(await listTitles()).toEqual(["Soon", "Later", "Called off by a host who stays"]);
    await leave(one);
    expect(await listTitles()).toEqual(["Soon", "Called off by a host who stays"]);
    site.clock.advance(8 * DAY_MS);
    expect(await listTitles()).toEqual(["Called off by a host who stays"]);
  });
});

it("administrators can ask about meetups and who comes to them", () => {
  const names = meetupsFeature.consoleViews?.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["meetups", "meetup_rsvps"]));
});
