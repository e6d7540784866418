import { describe, expect, it } from "vitest";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { callTogether } from "../../../../tests/support/call-together.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";

/** Hosts and guests leave for good while others act on what is theirs: nobody waits for somebody who waits for them. */

const site = await buildTestApp();
const { call, postMeetup } = createMeetups(site);
const { leave, callAtOnce } = callTogether(site);

const come = (member: TestMember, meetupId: string) => call("POST", `/api/meetups/${meetupId}/rsvp`, member);

// Who waits for longer than a statement may take is turned away, which a machine that stands still brings about as well.
describe("a member leaves while another one acts", { retry: 2 }, () => {
  it("on the leaving administrator's meetup", async () => {
    const [boss] = [await site.registerAdmin(), await site.registerAdmin()];
    const guest = await site.register();
    const { id } = await postMeetup(boss);
    const held = "SELECT FROM meetups FOR UPDATE";
    expect(await callAtOnce(held, [() => come(guest, id), () => leave(boss)])).toEqual([200, 204]);
    // Whoever was let in hears that it will not be.
    const { meetups } = (await call("GET", "/api/meetups", guest)).json();
    expect(meetups).toMatchObject([{ id, canceledAt: expect.any(String), userHasRsvped: true }]);
  });

  it("as the host of a meetup at which the other one has a seat, who is the host of the other", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const mine = await postMeetup(vex, { capacity: 3 });
    const theirs = await postMeetup(rex, { capacity: 3 });
    await come(vex, theirs.id);
    await come(rex, mine.id);
    const held = "SELECT FROM meetups FOR UPDATE";
    expect(await callAtOnce(held, [() => leave(vex), () => leave(rex)])).toEqual([204, 204]);
  });

  it("as one who leaves too, and both were told of each other", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const mine = await postMeetup(vex);
    const theirs = await postMeetup(rex);
    for (const [member, meetup] of [
      [vex, theirs],
      [rex, mine],
    ] as const) {
      await call("POST", `/api/meetups/${meetup.id}/rsvp`, member, { isShown: true });
      await call("DELETE", `/api/meetups/${meetup.id}/rsvp`, member);
    }
    const { rowCount } = await site.pool.query("SELECT FROM notifications WHERE actor_id IS NOT NULL");
    expect(rowCount).toBe(2);
    const held = "SELECT FROM notifications FOR UPDATE";
    expect(await callAtOnce(held, [() => leave(vex), () => leave(rex)])).toEqual([204, 204]);
  });
});
