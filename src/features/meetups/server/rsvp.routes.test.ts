import { describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import type { Meetup } from "../meetup.schema.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";

const site = await buildTestApp();
const { call, postMeetup } = createMeetups(site);

async function rsvp(meetupId: string, member: TestMember, method: "POST" | "DELETE" = "POST"): Promise<Meetup> {
  const response = await call(method, `/api/meetups/${meetupId}/rsvp`, member);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().meetup;
}

async function readAs(member?: TestMember): Promise<Meetup | undefined> {
  return (await call("GET", "/api/meetups", member)).json().meetups[0];
}

const registerMany = (count: number) => Promise.all(Array.from({ length: count }, () => site.register()));

describe("POST and DELETE /api/meetups/:id/rsvp", () => {
  it("takes a seat, gives it back, and changes nothing the second time", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await postMeetup(vex);
    expect(await rsvp(id, rex)).toMatchObject({ rsvpCount: 1, userHasRsvped: true, userStatus: "going" });
    expect((await expectNothingChanged(site.pool, () => rsvp(id, rex))).rsvpCount).toBe(1);
    expect(await readAs(vex)).toMatchObject({ rsvpCount: 1, userHasRsvped: false, userStatus: null });
    expect(await readAs()).toMatchObject({ rsvpCount: 1, userHasRsvped: false });
    expect(await rsvp(id, rex, "DELETE")).toMatchObject({ rsvpCount: 0, userHasRsvped: false, userStatus: null });
    expect((await expectNothingChanged(site.pool, () => rsvp(id, rex, "DELETE"))).rsvpCount).toBe(0);
  });

  it("lets members wait when the seats are taken, and moves up who has waited longest", async () => {
    const [first, second, third] = (await registerMany(3)) as [TestMember, TestMember, TestMember];
    const { id } = await postMeetup(first, { capacity: 1 });
    await rsvp(id, first);
    expect(await rsvp(id, second)).toMatchObject({
      rsvpCount: 1,
      waitingCount: 1,
      userStatus: "waiting",
      userHasRsvped: true,
    });
    await rsvp(id, third);
    expect(await rsvp(id, first, "DELETE")).toMatchObject({ rsvpCount: 1, waitingCount: 1 });
    expect(await readAs(second)).toMatchObject({ userStatus: "going" });
    expect(await readAs(third)).toMatchObject({ userStatus: "waiting" });
    expect(await rsvp(id, first)).toMatchObject({ rsvpCount: 1, waitingCount: 2, userStatus: "waiting" });
  });

  it("E110 counts one of fifty clicks at once", async () => {
    const vex = await site.register();
    const { id } = await postMeetup(vex);
    const answers = await Promise.all(Array.from({ length: 50 }, () => rsvp(id, vex)));
    expect(new Set(answers.map(({ rsvpCount }) => rsvpCount))).toEqual(new Set([1]));
    await Promise.all(Array.from({ length: 50 }, () => rsvp(id, vex, "DELETE")));
    expect(await readAs(vex)).toMatchObject({ rsvpCount: 0, waitingCount: 0 });
  });

  it("tells exactly one of thirty members who come at once that the last seat is theirs", async () => {
    const members = await registerMany(30);
    const { id } = await postMeetup(members[0] as TestMember, { capacity: 1 });
    const answers = await Promise.all(members.map((member) => rsvp(id, member)));
    expect(answers.filter(({ userStatus }) => userStatus === "going")).toHaveLength(1);
    expect(await readAs()).toMatchObject({ rsvpCount: 1, waitingCount: 29 });
    expect((await site.pool.query("SELECT FROM meetup_rsvps")).rowCount).toBe(30);
  });

  it("needs a login", async () => {
    const { id } = await postMeetup(await site.register());
    for (const method of ["POST", "DELETE"] as const) {
      const response = await expectNothingChanged(site.pool, () => call(method, `/api/meetups/${id}/rsvp`));
      expect(response.statusCode).toBe(401);
    }
  });

  it("refuses what is not there, over, or hidden from the member", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await postMeetup(vex);
    const status = async (meetupId: string, member = rex) =>
      (await call("POST", `/api/meetups/${meetupId}/rsvp`, member)).statusCode;
    expect(await status(createId())).toBe(404);
    expect(await status("x")).toBe(400);
    await site.pool.query("UPDATE meetups SET hidden_at = now()");
    expect([await status(id), await status(id, vex)]).toEqual([404, 200]);
    await site.pool.query("UPDATE meetups SET hidden_at = NULL");
    site.clock.advance(8 * DAY_MS);
    expect(await status(id)).toBe(409);
  });
});
