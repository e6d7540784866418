import { expect, it } from "vitest";
import { seedPoints } from "#features/points/server/points.seed.ts";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { createWall } from "../../../../tests/support/wall.ts";
import { seedWall } from "./wall.seed.ts";

const site = await buildTestApp();
const { call, list } = createWall(site);

it("hangs things of all kinds, with votes that are counted right and pictures that are there", async () => {
  const now = site.clock.now();
  await seedPoints(site.db, { memberCount: 30, rowCount: 100, now });
  await seedWall(site.db, { thingCount: 60, now });
  const things = await list("?sort=best&limit=48");
  expect(new Set(things.map(({ kind }) => kind))).toEqual(new Set(["meme", "pfp", "tweet"]));
  expect(things[0]?.voteCount).toBeGreaterThan(5);
  for (const { picture } of things.slice(0, 6)) {
    if (picture !== null) expect((await call("GET", picture.url)).statusCode).toBe(200);
  }
  const { rows } = await site.pool.query(
    "SELECT count(*)::int AS wrong FROM wall_things t WHERE vote_count <> (SELECT count(*) FROM wall_votes v WHERE v.thing_id = t.id)",
  );
  expect(rows).toEqual([{ wrong: 0 }]);
});
