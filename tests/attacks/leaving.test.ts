import { describe, expect, it } from "vitest";
import { createMeetups } from "#features/meetups/server/meetup-posts.fixture.ts";
import { buildTestApp, type TestMember } from "../support/build-test-app.ts";

/** Members leave for good while others act on what is theirs: nobody waits for somebody who waits for them. */

const site = await buildTestApp();
const { call, postMeetup, postListing } = createMeetups(site);

type Answer = ReturnType<typeof call>;

function leave({ user, headers, password }: TestMember): Answer {
  const payload = { username: user.username, password };
  return site.inject({ method: "DELETE", url: `/api/users/${user.id}`, headers, payload });
}

const come = (member: TestMember, meetupId: string): Answer => call("POST", `/api/meetups/${meetupId}/rsvp`, member);

async function countWaiting(): Promise<number> {
  const { rows } = await site.pool.query<{ count: number }>(
    `SELECT count(DISTINCT pid)::int AS count FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE NOT granted AND datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

/** Holds rows until each of the calls, begun one after the other, waits for them or for another one; answers their statuses. */
async function callAtOnce(held: string, calls: readonly (() => Answer)[]): Promise<number[]> {
  const client = await site.pool.connect();
  const answers: Answer[] = [];
  try {
    await client.query("BEGIN");
    await client.query(held);
    for (const [index, start] of calls.entries()) {
      answers.push(start());
      await expect.poll(countWaiting, { interval: 20 }).toBe(index + 1);
    }
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

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

  it("as a moderator who locks the leaving author", async () => {
    const [mod, vex, rex] = [await site.registerModerator(), await site.register(), await site.register()];
    const { id: refId } = await postListing(vex);
    await call("POST", "/api/report", rex, { type: "listing", refId, reason: "Bad" });
    const lock = { action: "lock", reason: "scam", note: "Asked for a seed phrase.", days: 7 };
    const act = () => call("POST", `/api/moderation/cases/listing/${refId}/actions`, mod, lock);
    const [acted, left] = await callAtOnce("SELECT FROM listings FOR UPDATE", [act, () => leave(vex)]);
    // Whoever came first: a locked account is closed to its member as well.
    expect(acted).toBe(201);
    expect([204, 401]).toContain(left);
  });

  it("at their own wish by an administrator's hand, as a moderator takes their lock back", async () => {
    const [mod, vex, rex] = [await site.registerModerator(), await site.register(), await site.register()];
    const boss = await site.registerAdmin();
    const { id: refId } = await postListing(vex);
    await call("POST", "/api/report", rex, { type: "listing", refId, reason: "Bad" });
    const lock = { action: "lock", reason: "scam", note: "Asked for a seed phrase.", days: 7 };
    const { actionId } = (await call("POST", `/api/moderation/cases/listing/${refId}/actions`, mod, lock)).json();
    const { username } = vex.user;
    const undo = () => call("POST", `/api/moderation/actions/${actionId}/undo`, mod);
    const erase = () => call("DELETE", `/api/admin/members/${username}`, boss, { username });
    expect(await callAtOnce("SELECT FROM listings FOR UPDATE", [undo, erase])).toEqual([200, 204]);
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
