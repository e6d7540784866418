// About the default community.
import { expect, it } from "vitest";
import { findWarnings } from "#features/boards/scam.rules.ts";
import { seedPoints } from "#features/points/server/points.seed.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import type { ListingList } from "../listing.schema.ts";
import { seedListings } from "./listings.seed.ts";

const site = await buildTestApp();

async function list(): Promise<ListingList["listings"]> {
  return (await site.inject({ url: "/api/market/listings?limit=48" })).json().listings;
}

it("seeded listings are twenty, and none needs a warning", async () => {
  const now = site.clock.now();
  await seedPoints(site.db, { memberCount: 60, rowCount: 100, now });
  await seedListings(site.db, now);
  const listings = await list();
  expect(listings).toHaveLength(20);
  expect(findWarnings(listings.flatMap(({ title, description }) => [title, description]))).toEqual([]);
});

it("there are none where there are no members", async () => {
  await seedListings(site.db, site.clock.now());
  expect(await list()).toEqual([]);
});
