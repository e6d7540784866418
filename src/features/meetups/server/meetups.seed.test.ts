// About the default community.
import { expect, it } from "vitest";
import { findWarnings } from "#features/boards/scam.rules.ts";
import { seedPoints } from "#features/points/server/points.seed.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import type { MeetupList } from "../meetup.schema.ts";
import { seedMeetups } from "./meetups.seed.ts";

const site = await buildTestApp();

async function list(): Promise<MeetupList["meetups"]> {
  return (await site.inject({ url: "/api/meetups?limit=48" })).json().meetups;
}

it("seeded meetups are a dozen, two of them over, some with people who wait, and none needs a warning", async () => {
  const now = site.clock.now();
  await seedPoints(site.db, { memberCount: 60, rowCount: 100, now });
  await seedMeetups(site.db, now);
  const meetups = await list();
  expect(meetups).toHaveLength(12);
  expect(meetups.filter(({ isPast }) => isPast)).toHaveLength(2);
  expect(meetups.some(({ waitingCount }) => waitingCount > 0)).toBe(true);
  expect(findWarnings(meetups.flatMap(({ title, description }) => [title, description]))).toEqual([]);
});

it("there are none where there are no members", async () => {
  await seedMeetups(site.db, site.clock.now());
  expect(await list()).toEqual([]);
});
