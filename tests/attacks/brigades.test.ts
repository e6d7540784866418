import { describe, expect, it } from "vitest";
import { listingsTable } from "#features/market/server/listings.tables.ts";
import { endHides } from "#features/reports/server/hide-by-reports.usecase.ts";
import { createBoards } from "../support/board-posts.ts";
import { buildTestApp, type TestMember } from "../support/build-test-app.ts";
import { DAY_MS } from "../support/fake-clock.ts";
import { createReporters } from "../support/reporters.ts";

const site = await buildTestApp();
const { postListing } = createBoards(site);
const { registerTrusted, reportFrom, trust } = createReporters(site);

async function isHidden(): Promise<boolean> {
  const [row] = await site.db.select({ hiddenAt: listingsTable.hiddenAt }).from(listingsTable);
  return row?.hiddenAt !== null;
}

async function registerMany(count: number): Promise<TestMember[]> {
  const members: TestMember[] = [];
  for (let number = 0; number < count; number += 1) members.push(await site.register());
  return members;
}

/** Reports, then how many of the following days the listing is away, with the jobs running as they do. */
async function countHiddenDays(reporters: readonly TestMember[], refId: string, address = ""): Promise<number> {
  for (const member of reporters) expect((await reportFrom(member, refId, { address })).statusCode).toBe(201);
  let days = 0;
  while (days < 30 && (await isHidden())) {
    days += 1;
    site.clock.advance(DAY_MS);
    await endHides(site.deps);
  }
  return days;
}

function decide(moderator: TestMember, refId: string, action: string) {
  const url = `/api/moderation/cases/listing/${refId}/actions`;
  return site.inject({ method: "POST", url, headers: moderator.headers, payload: { action } });
}

describe("a brigade reports what it dislikes", () => {
  it("ten new accounts hide nothing", async () => {
    const { id } = await postListing(await site.register());
    expect(await countHiddenDays(await registerMany(10), id)).toBe(0);
  });

  it("ten old accounts without a work of their own hide nothing", async () => {
    const { id } = await postListing(await site.register());
    const idle = await registerMany(10);
    await site.pool.query("UPDATE users SET created_at = created_at - interval '90 days'");
    expect(await countHiddenDays(idle, id)).toBe(0);
  });

  it("ten trusted accounts behind one address hide nothing", async () => {
    const { id } = await postListing(await site.register());
    expect(await countHiddenDays(await registerTrusted(10), id, "10.200.1.7")).toBe(0);
  });

  it("two of them behind one address count as one, before and after the turn of a month", async () => {
    site.clock.set("2026-05-31T23:50:00.000Z");
    const { id } = await postListing(await site.register());
    const [early, other, late] = await registerTrusted(3);
    await reportFrom(early, id, { address: "10.200.1.7" });
    await reportFrom(other, id);
    site.clock.advance(20 * 60_000);
    await reportFrom(late, id, { address: "10.200.1.7" });
    expect(await isHidden()).toBe(false);
    await reportFrom((await registerTrusted(1))[0], id);
    expect(await isHidden()).toBe(true);
  });

  it("three trusted accounts hide for a day and no longer, whoever of them or of the young tries again", async () => {
    const { id } = await postListing(await site.register());
    const three = await registerTrusted(3);
    expect(await countHiddenDays(three, id)).toBe(1);
    for (const member of three) expect((await reportFrom(member, id)).statusCode).toBe(200);
    expect(await countHiddenDays(await registerMany(10), id)).toBe(0);
    expect(await countHiddenDays(await registerTrusted(3), id)).toBe(0);
  });

  it("an author's own report counts for nothing", async () => {
    const vex = await site.register();
    const { id } = await postListing(vex);
    await trust(vex);
    expect(await countHiddenDays([vex, ...(await registerTrusted(2))], id)).toBe(0);
  });

  it.each(["restore", "dismiss"])(
    "after a person's %s the same accounts hide it no more, three others do once",
    async (action) => {
      const mod = await site.registerModerator();
      const { id } = await postListing(await site.register());
      const first = await registerTrusted(action === "restore" ? 3 : 2);
      for (const member of first) await reportFrom(member, id);
      expect(await isHidden()).toBe(action === "restore");
      expect((await decide(mod, id, action)).statusCode).toBe(201);
      expect(await isHidden()).toBe(false);
      site.clock.advance(1000);
      for (const member of first) await reportFrom(member, id);
      const [third, ...others] = await registerTrusted(3);
      await reportFrom(third, id);
      expect(await isHidden()).toBe(false);
      expect(await countHiddenDays(others, id)).toBe(1);
    },
  );

  it("what a person has confirmed stays away", async () => {
    const mod = await site.registerModerator();
    const { id } = await postListing(await site.register());
    for (const member of await registerTrusted(3)) await reportFrom(member, id);
    expect((await decide(mod, id, "hide")).statusCode).toBe(201);
    site.clock.advance(3 * DAY_MS);
    await endHides(site.deps);
    expect(await isHidden()).toBe(true);
  });

  it("young accounts that grow old later have used their one report up", async () => {
    const { id } = await postListing(await site.register());
    const crowd = await registerMany(5);
    expect(await countHiddenDays(crowd, id)).toBe(0);
    site.clock.advance(8 * DAY_MS);
    for (const member of crowd) await trust(member);
    for (const member of crowd) expect((await reportFrom(member, id)).statusCode).toBe(200);
    await reportFrom(await site.register(), id);
    expect(await isHidden()).toBe(false);
  });
});
