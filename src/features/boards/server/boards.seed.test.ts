import { describe, expect, it } from "vitest";
import { seedLeaderboard } from "#features/leaderboard/server/leaderboard.seed.ts";
import { seedListings } from "#features/market/server/listings.seed.ts";
import { seedMeetups } from "#features/meetups/server/meetups.seed.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { findWarnings } from "../scam.rules.ts";

const site = await buildTestApp();

describe("seeded boards", () => {
  it("hold a dozen meetups, two of them over, and twenty listings, and nothing that needs a warning", async () => {
    const now = site.clock.now();
    await seedLeaderboard(site.db, { memberCount: 60, rowCount: 100, now });
    await seedMeetups(site.db, now);
    await seedListings(site.db, now);
    const { meetups } = (await site.inject({ url: "/api/meetups?limit=48" })).json();
    const { listings } = (await site.inject({ url: "/api/market/listings?limit=48" })).json();
    expect([meetups.length, listings.length]).toEqual([12, 20]);
    expect(meetups.filter(({ isPast }: { isPast: boolean }) => isPast)).toHaveLength(2);
    expect(meetups.some(({ waitingCount }: { waitingCount: number }) => waitingCount > 0)).toBe(true);
    const texts = [...meetups, ...listings].flatMap((entry) => [entry.title, entry.description]);
    expect(findWarnings(texts)).toEqual([]);
  });

  it("stay empty where there are no members", async () => {
    await seedMeetups(site.db, site.clock.now());
    await seedListings(site.db, site.clock.now());
    expect((await site.inject({ url: "/api/meetups" })).json().meetups).toEqual([]);
  });
});
