import { describe, expect, it } from "vitest";
import { meetupPoints } from "#pack/meetups.catalog.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS, HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { createAttending } from "./attending.fixture.ts";
import { createMeetups } from "./meetup-posts.fixture.ts";

const site = await buildTestApp();
const { call, postMeetup } = createMeetups(site);
const { ageAccounts, openMeetup, showCode, readCode, confirm, readEarned } = createAttending(site);
const { guest, host, guestsForHost } = meetupPoints;

describe("POST /api/meetups/:id/attendance-code", () => {
  it("shows the host one code, and how many have used it", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id, eventAt } = await openMeetup(vex, [rex]);
    const first = await showCode(vex, id);
    expect(first.json(), first.body).toEqual({
      code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/),
      guestCount: 0,
      closesAt: new Date(Date.parse(eventAt) + 6 * HOUR_MS).toISOString(),
    });
    await confirm(rex, id, first.json().code);
    expect((await showCode(vex, id)).json()).toMatchObject({ code: first.json().code, guestCount: 1 });
  });

  it("tells nobody else, and nobody before or after its hours", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await openMeetup(vex, [rex]);
    expect((await showCode(undefined, id)).statusCode).toBe(401);
    expect((await showCode(rex, id)).statusCode).toBe(403);
    const early = await postMeetup(vex);
    expect((await showCode(vex, early.id)).json().code).toBe("meetups.not_now");
    site.clock.advance(9 * HOUR_MS);
    expect((await showCode(vex, id)).json().code).toBe("meetups.not_now");
    expect((await site.pool.query("SELECT FROM meetup_codes")).rowCount).toBe(0);
  });

  it("draws another code for another meetup", async () => {
    const vex = await site.register();
    const ids = [(await openMeetup(vex, [])).id, (await openMeetup(vex, [])).id];
    const codes = await Promise.all(ids.map((id) => readCode(vex, id)));
    expect(new Set(codes).size).toBe(2);
  });
});

describe("POST /api/meetups/:id/attendance", () => {
  it("notes who came, gives the points once, and answers the same again", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await openMeetup(vex, [rex]);
    const readAs = async () => (await call("GET", "/api/meetups", rex)).json().meetups[0].attendance;
    expect(await readAs()).toBe("open");
    const code = await readCode(vex, id);
    const response = await confirm(rex, id, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`);
    expect(response.json(), response.body).toMatchObject({ points: guest, meetup: { id, attendance: "confirmed" } });
    const again = await expectNothingChanged(site.pool, () => confirm(rex, id, "whatever"));
    expect(again.json()).toMatchObject({ points: guest });
    expect(await readAs()).toBe("confirmed");
    expect(await readEarned(rex)).toEqual([guest]);
    expect(await readEarned(vex)).toEqual([]);
  });

  it("rewards the host once, when enough guests came whose accounts were not made for the evening", async () => {
    const vex = await site.register();
    const guests = await Promise.all(Array.from({ length: guestsForHost + 2 }, () => site.register()));
    const { id } = await openMeetup(vex, guests);
    const code = await readCode(vex, id);
    for (const member of guests.slice(0, guestsForHost)) await confirm(member, id, code);
    expect(await readEarned(vex)).toEqual([]);
    await ageAccounts();
    for (const member of guests.slice(guestsForHost)) await confirm(member, id, code);
    expect(await readEarned(vex)).toEqual([host]);
  });

  it("pays a member for one meetup a day and four a month, as guest or host", async () => {
    site.clock.set("2026-06-22T15:00:00.000Z");
    const [vex, rex] = [await site.register(), await site.register()];
    const earn = async () => {
      const { id } = await openMeetup(vex, [rex]);
      return (await confirm(rex, id, await readCode(vex, id))).json().points;
    };
    const points: number[] = [await earn(), await earn()];
    for (let day = 0; day < 4; day += 1) {
      site.clock.advance(DAY_MS);
      points.push(await earn());
    }
    expect(points).toEqual([guest, 0, guest, guest, guest, 0]);
    site.clock.set("2026-07-02T15:00:00.000Z");
    expect(await earn()).toBe(guest);
  });

  it.each([
    ["without having said that one comes", "meetups.no_rsvp", "DELETE FROM meetup_rsvps"],
    ["before its hours", "meetups.not_now", "UPDATE meetups SET event_at = event_at + interval '3 hours'"],
    ["after its hours", "meetups.not_now", "UPDATE meetups SET event_at = event_at - interval '8 hours'"],
    ["of a canceled meetup", "meetups.not_now", "UPDATE meetups SET canceled_at = now()"],
    ["of a hidden meetup", "meetups.not_found", "UPDATE meetups SET hidden_at = now()"],
  ] as const)("refuses the code %s", async (_name, expected, change) => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await openMeetup(vex, [rex]);
    const code = await readCode(vex, id);
    await site.pool.query(change);
    const response = await expectNothingChanged(site.pool, () => confirm(rex, id, code));
    expect(response.json().code).toBe(expected);
  });

  it("needs a login, a code and a meetup", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await openMeetup(vex, [rex]);
    await readCode(vex, id);
    expect((await confirm(undefined, id, "ZK7Q2M")).statusCode).toBe(401);
    const wrong = await confirm(rex, id, "??????");
    expect([wrong.statusCode, wrong.json().code, wrong.json().field]).toEqual([400, "meetups.wrong_code", "code"]);
    expect((await call("POST", `/api/meetups/${id}/attendance`, rex, {})).json().field).toBe("code");
    expect((await confirm(rex, "019a0000-0000-7000-8000-000000000000", "ZK7Q2M")).statusCode).toBe(404);
  });
});
