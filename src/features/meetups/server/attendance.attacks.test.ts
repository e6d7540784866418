import { describe, expect, it } from "vitest";
import { meetupPoints } from "#pack/meetups.catalog.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { CODE_LETTERS } from "../attendance.rules.ts";
import { createAttending } from "./attending.fixture.ts";

const site = await buildTestApp();
const { ageAccounts, openMeetup, readCode, confirm, readEarned } = createAttending(site);

function drawGuess(index: number): string {
  const letters = [index % 30, Math.floor(index / 30) % 30, 0, 0, 0, 0];
  return letters.map((place) => CODE_LETTERS[place]).join("");
}

describe("a program that guesses the code of a meetup", () => {
  it("gets five tries, then ever fewer, and cannot get more by sending them at once", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await openMeetup(vex, [rex]);
    const code = await readCode(vex, id);
    const guess = async (index: number) => (await confirm(rex, id, drawGuess(index))).statusCode;
    const atOnce = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(index)));
    expect(atOnce.filter((status) => status === 400)).toHaveLength(5);
    expect(atOnce.filter((status) => status === 429)).toHaveLength(95);
    // Not even the right one is taken while the lock holds.
    expect((await confirm(rex, id, code)).statusCode).toBe(429);

    let tries = 5;
    for (let minute = 0; minute < 6 * 60; minute += 5) {
      site.clock.advance(5 * MINUTE_MS);
      for (let status = 400; status === 400; ) {
        status = await guess(tries + 100);
        if (status === 400) tries += 1;
      }
    }
    expect(tries).toBeLessThanOrEqual(30);
    expect(await readEarned(rex)).toEqual([]);
  });

  it("locks out itself only", async () => {
    const [vex, rex, honest] = [await site.register(), await site.register(), await site.register()];
    const { id } = await openMeetup(vex, [rex, honest]);
    const code = await readCode(vex, id);
    for (let index = 0; index < 10; index += 1) await confirm(rex, id, drawGuess(index));
    expect((await confirm(honest, id, code)).statusCode).toBe(200);
  });
});

describe("a guest who wants more than one award", () => {
  it("gets one of five hundred confirmations at once", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await openMeetup(vex, [rex]);
    const code = await readCode(vex, id);
    const answers = await Promise.all(Array.from({ length: 500 }, () => confirm(rex, id, code)));
    expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    const answer = await confirm(rex, id, code);
    expect([answer.statusCode, answer.json().points]).toEqual([200, meetupPoints.guest]);
    expect(await readEarned(rex)).toEqual([meetupPoints.guest]);
    expect((await site.pool.query("SELECT FROM meetup_attendances")).rowCount).toBe(1);
    expect((await site.pool.query("SELECT FROM engagement_awards")).rowCount).toBe(1);
  });

  it("gets none for a replayed code at the next meetup", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const code = await readCode(vex, (await openMeetup(vex, [rex])).id);
    const next = await openMeetup(vex, [rex]);
    await readCode(vex, next.id);
    expect((await confirm(rex, next.id, code)).statusCode).toBe(400);
  });

  it("is paid for one of two meetups that they come to at once", async () => {
    const [vex, rex, guest] = [await site.register(), await site.register(), await site.register()];
    const meetups = [await openMeetup(vex, [guest]), await openMeetup(rex, [guest])];
    const codes = [await readCode(vex, meetups[0]?.id ?? ""), await readCode(rex, meetups[1]?.id ?? "")];
    await Promise.all(meetups.map(({ id }, index) => confirm(guest, id, codes[index] ?? "")));
    expect(await readEarned(guest)).toEqual([meetupPoints.guest]);
  });
});

describe("a host who wants points without guests", () => {
  it("gets none from accounts made for it, nor from their own code", async () => {
    const vex = await site.register();
    const crowd = await Promise.all(Array.from({ length: 10 }, () => site.register()));
    const { id } = await openMeetup(vex, crowd);
    const code = await readCode(vex, id);
    await Promise.all(crowd.map((member) => confirm(member, id, code)));
    expect((await confirm(vex, id, code)).json().code).toBe("meetups.own_code");
    expect(await readEarned(vex)).toEqual([]);
  });

  it("gets one reward however many come at once, also while hosts visit each other", async () => {
    const [vex, rex, ...crowd] = await Promise.all(Array.from({ length: 12 }, () => site.register()));
    if (vex === undefined || rex === undefined) throw new Error("nobody registered");
    await ageAccounts();
    const ofVex = await openMeetup(vex, [rex, ...crowd]);
    const ofRex = await openMeetup(rex, [vex, ...crowd]);
    const [codeOfVex, codeOfRex] = [await readCode(vex, ofVex.id), await readCode(rex, ofRex.id)];
    const answers = await Promise.all([
      ...[rex, ...crowd].map((member) => confirm(member, ofVex.id, codeOfVex)),
      ...[vex, ...crowd].map((member) => confirm(member, ofRex.id, codeOfRex)),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // Each was guest and host on one day: one of both counts.
    expect((await readEarned(vex)).length).toBe(1);
    expect((await readEarned(rex)).length).toBe(1);
    const { rows } = await site.pool.query(
      "SELECT role, count(*)::int FROM meetup_attendances GROUP BY role ORDER BY role",
    );
    expect(rows).toEqual([
      { role: "guest", count: 22 },
      { role: "host", count: 2 },
    ]);
  });
});
