import { describe, expect, it } from "vitest";
import { deleteOldIdempotencyKeys } from "#server/idempotency.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { INVISIBLE_TEXTS, MARKUP, WRONG_PICTURES } from "../../../../tests/support/hostile-input.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { expectCreatedOnce } from "../../../../tests/support/repeat-request.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";
import { meetupsTable } from "./meetups.tables.ts";

const site = await buildTestApp();
const strictSite = await buildTestApp({ config: { rateLimitScale: 1 } });
const { call, meetupBody, postMeetup } = createMeetups(site);
const strict = createMeetups(strictSite);

describe("a line loses the answers to a poster of meetups", () => {
  it("a key makes one meetup, however often and however fast it is sent", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const payload = meetupBody();
    const countRows = () => site.db.$count(meetupsTable);
    const repeated = { url: "/api/meetups", payload, otherPayload: { ...payload, title: "Another" }, countRows };
    await expectCreatedOnce(site, { ...repeated, member: vex });
    // The same keys are another member's own.
    await expectCreatedOnce(site, { ...repeated, member: rex });
  });

  it("a repeated call is answered from the meetup as it is then, and for a day", async () => {
    const vex = await site.register();
    const payload = meetupBody();
    const headers = { ...vex.headers, "idempotency-key": "one" };
    const send = () => site.inject({ method: "POST", url: "/api/meetups", headers, payload });
    const { id } = (await send()).json().meetup;
    await call("POST", `/api/meetups/${id}/rsvp`, vex);
    expect((await send()).json().meetup).toMatchObject({ id, rsvpCount: 1 });
    await call("DELETE", `/api/meetups/${id}`, vex);
    expect((await send()).json().meetup).toMatchObject({ id, canceledAt: expect.any(String) });
    site.clock.advance(DAY_MS);
    await deleteOldIdempotencyKeys(site.db, site.clock.now());
    expect((await send()).json().meetup.id).not.toBe(id);
  });

  it("a refused meetup leaves its key free", async () => {
    const vex = await site.register();
    const headers = { ...vex.headers, "idempotency-key": "one" };
    const send = (payload: object) => site.inject({ method: "POST", url: "/api/meetups", headers, payload });
    const past = { ...meetupBody(), eventAt: "2020-01-01T20:00" };
    expect((await expectNothingChanged(site.pool, () => send(past))).statusCode).toBe(400);
    expect((await send(meetupBody())).statusCode).toBe(201);
  });
});

describe("a poster of meetups sends markup, too much or what nobody can see", () => {
  it.each(MARKUP)("%j is stored as it is and answered as data (E101)", async (text) => {
    const vex = await site.register();
    const meetup = await postMeetup(vex, { title: text, description: text, city: text, country: text });
    expect(meetup).toMatchObject({ title: text, description: text, city: text, country: text });
    expect((await call("POST", "/api/meetups", vex, { ...meetupBody(), tags: [text] })).statusCode).toBe(400);
    for (const query of ["q", "city"]) {
      expect((await call("GET", `/api/meetups?${query}=${encodeURIComponent(text)}`)).statusCode).toBe(200);
    }
  });

  it("nothing is posted that nobody could see or that the database could not hold (E104, E106)", async () => {
    const vex = await site.register();
    const code = expect.stringMatching(/^(?:value\.missing|text\.invisible_characters)$/);
    for (const text of INVISIBLE_TEXTS) {
      for (const field of ["title", "description", "city"]) {
        const body = { ...meetupBody(), [field]: text };
        const response = await expectNothingChanged(site.pool, () => call("POST", "/api/meetups", vex, body));
        expect([response.statusCode, response.json()]).toEqual([400, { error: expect.any(String), code, field }]);
      }
    }
  });

  it("sets are closed, however much is sent (E107)", async () => {
    const vex = await site.register();
    const tags = Array.from({ length: 10_000 }, () => "x");
    const bodies: object[] = [
      { ...meetupBody(), tags },
      { ...meetupBody(), tags: [["shill-raid"]] },
      { ...meetupBody(), tags: "shill-raid" },
      { ...meetupBody(), tags: [null] },
    ];
    for (const body of bodies) {
      const response = await expectNothingChanged(site.pool, () => call("POST", "/api/meetups", vex, body));
      expect(response.statusCode).toBe(400);
    }
    for (const query of ["sort=__proto__", "tags=__proto__", "tags=constructor", `tags=${"x,".repeat(5000)}`]) {
      expect([400, 414, 431]).toContain((await call("GET", `/api/meetups?${query}`)).statusCode);
    }
  });

  it("pictures are named by ids of our own and nothing else (E103)", async () => {
    const vex = await site.register();
    for (const images of WRONG_PICTURES) {
      const body = { ...meetupBody(), images };
      const response = await expectNothingChanged(site.pool, () => call("POST", "/api/meetups", vex, body));
      expect(response.statusCode).toBe(400);
    }
  });

  it("fields that nobody may set are ignored", async () => {
    const [vex, rex] = [await site.register("vex"), await site.register("rex")];
    const forged = {
      id: createId(),
      creatorId: rex.user.id,
      creator: { username: "rex" },
      createdAt: "2001-01-01",
      hiddenAt: null,
      rsvpCount: 500,
    };
    const { meetup } = (await call("POST", "/api/meetups", vex, { ...meetupBody(), ...forged })).json();
    expect(meetup).toMatchObject({
      creator: { username: "vex" },
      rsvpCount: 0,
      createdAt: site.clock.now().toISOString(),
    });
    expect(meetup.id).not.toBe(forged.id);
  });

  it("answers tell of members what the leaderboard tells, id and name, and nothing else; the calendar names them", async () => {
    const vex = await site.register("vex", { solanaWallet: "1".repeat(32) });
    await postMeetup(vex);
    const { meetups } = (await call("GET", "/api/meetups")).json();
    expect(meetups[0].creator).toStrictEqual({ id: vex.user.id, username: "vex" });
    const { creator: _creator, ...meetup } = meetups[0];
    const calendar = await call("GET", "/api/meetups/calendar.ics");
    for (const text of [JSON.stringify(meetup), calendar.body]) {
      expect(text).not.toContain(vex.user.id);
      expect(text).not.toContain("1".repeat(32));
    }
  });
});

describe("many post or answer at once", () => {
  it("as many RSVPs at once as there are members are as many rows (E111)", async () => {
    const members = await Promise.all(Array.from({ length: 60 }, () => site.register()));
    const { id } = await postMeetup(members[0] as TestMember);
    const answers = await Promise.all(
      members.flatMap((member) => [1, 2].map(() => call("POST", `/api/meetups/${id}/rsvp`, member))),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect((await call("GET", "/api/meetups")).json().meetups[0].rsvpCount).toBe(60);
    expect((await site.pool.query("SELECT FROM meetup_rsvps")).rowCount).toBe(60);
  });

  it("one member posts 20 meetups a day (E113)", async () => {
    const vex = await strictSite.register();
    const post = () => strict.call("POST", "/api/meetups", vex, strict.meetupBody());
    for (let number = 0; number < 20; number += 1) expect((await post()).statusCode).toBe(201);
    const refused = await expectNothingChanged(strictSite.pool, post);
    expect([refused.statusCode, refused.json().code]).toEqual([429, "meetups.day_limit"]);
  });

  it("the day is over after 24 hours (E113)", async () => {
    const vex = await site.register();
    const startedAt = site.clock.now();
    await site.pool.query("INSERT INTO attempt_counters VALUES ($1, 2000, $2)", [
      `board/meetup/${vex.user.id}`,
      startedAt,
    ]);
    const post = async () => (await call("POST", "/api/meetups", vex, meetupBody())).json();
    expect((await post()).code).toBe("meetups.day_limit");
    expect((await post()).code).toBe("meetups.day_limit");
    site.clock.advance(DAY_MS);
    expect((await post()).meetup).toBeDefined();
  });
});
