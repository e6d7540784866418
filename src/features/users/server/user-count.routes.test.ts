import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { buildUser } from "../../../../tests/support/builders.ts";

const site = await buildTestApp();

async function getUserCount(): Promise<unknown> {
  return (await site.inject({ url: "/api/user-count" })).json();
}

describe("GET /api/user-count", () => {
  it("counts the members that are not disabled", async () => {
    await buildUser(site.db);
    await buildUser(site.db);
    await buildUser(site.db, { disabledAt: site.clock.now() });
    expect(await getUserCount()).toEqual({ userCount: 2 });
  });

  it("asks the database again only after some seconds", async () => {
    expect(await getUserCount()).toEqual({ userCount: 0 });
    await buildUser(site.db);
    expect(await getUserCount()).toEqual({ userCount: 0 });
    site.clock.advance(10_000);
    expect(await getUserCount()).toEqual({ userCount: 1 });
  });
});
