// About the default community.
import { describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { createNewsReader } from "../../../../tests/support/read-news.ts";
import { createReporters } from "../../../../tests/support/reporters.ts";
import { REPORT_REASON_MAX } from "../report.rules.ts";

const site = await buildTestApp();
const { call, listingBody, postListing } = createBoards(site);
const { registerTrusted, reportFrom } = createReporters(site);
const { readNews } = createNewsReader(site);

function report(member: TestMember | undefined, refId: unknown, changes: object = {}) {
  return call("POST", "/api/report", member, { type: "listing", refId, reason: "Never sent my bag", ...changes });
}

describe("POST /api/report", () => {
  it("puts a report before the administrators", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id: refId } = await postListing(vex);
    const response = await report(rex, refId, { reason: "  Never sent my bag " });
    expect([response.statusCode, response.json()]).toEqual([201, { report: { id: expect.any(String) } }]);
    const { rows } = await site.pool.query("SELECT source, reporter_id, type, ref_id, reason FROM reports");
    expect(rows).toEqual([
      { source: "member", reporter_id: rex.user.id, type: "listing", ref_id: refId, reason: "Never sent my bag" },
    ]);
  });

  it("E112 makes one row of twenty reports by one member, at once and later", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const { id } = await postListing(vex);
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(rex, id)));
    expect(new Set(answers.map((answer) => answer.json().report.id)).size).toBe(1);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const again = await expectNothingChanged(site.pool, () => report(rex, id, { reason: "Another" }));
    expect(again.statusCode).toBe(200);
  });

  it("needs a login", async () => {
    const { id } = await postListing(await site.register());
    expect((await expectNothingChanged(site.pool, () => report(undefined, id))).statusCode).toBe(401);
  });

  it("E112 refuses what is not there and what says nothing", async () => {
    const vex = await site.register();
    const { id } = await postListing(vex);
    // From where a member reports is noted once a day, before anything else.
    await report(vex, createId());
    const cases: [unknown, object, number][] = [
      [createId(), {}, 404],
      [id, { type: "user" }, 400],
      ["x", {}, 400],
      [undefined, {}, 400],
      [id, { reason: " \u200b " }, 400],
      [id, { reason: "x".repeat(REPORT_REASON_MAX + 1) }, 400],
      [id, { reason: "a\u0000" }, 400],
    ];
    for (const [refId, changes, status] of cases) {
      const response = await expectNothingChanged(site.pool, () => report(vex, refId, changes));
      expect(response.statusCode).toBe(status);
    }
  });

  it("takes a listing off the list for a day once three members whose word counts have reported it", async () => {
    const vex = await site.register();
    const trusted = await registerTrusted(3);
    const { id } = await postListing(vex);
    const young = [await site.register(), await site.register(), await site.register()];
    const read = async (member?: TestMember) => (await call("GET", "/api/market/listings", member)).json().listings;
    for (const member of [...young, ...trusted.slice(0, 2)]) await reportFrom(member, id);
    expect(await read()).toHaveLength(1);
    expect(await readNews(vex)).toEqual([]);
    await reportFrom(trusted[2], id);
    expect(await readNews(vex)).toMatchObject([{ kind: "reports.hidden", count: 1, link: "/account" }]);
    expect(await read()).toEqual([]);
    expect(await read(trusted[0])).toEqual([]);
    expect(await read(vex)).toMatchObject([{ id, hiddenAt: site.clock.now().toISOString() }]);
    expect((await site.pool.query("SELECT FROM reports")).rowCount).toBe(6);
    const change = await call("PUT", `/api/market/listings/${id}`, trusted[0], { title: "x", description: "x" });
    expect(change.statusCode).toBe(404);
  });

  it("opens one case, however many report, and takes names and shared pages too", async () => {
    const [vex, rex] = [await site.register("vex"), await site.register()];
    const { id } = await postListing(vex);
    await report(rex, id);
    await report(await site.register(), id);
    expect((await report(rex, vex.user.id, { type: "member" })).statusCode).toBe(201);
    expect((await report(rex, createId(), { type: "share" })).statusCode).toBe(404);
    const { rows } = await site.pool.query("SELECT type, ref_id, author_id FROM report_cases ORDER BY created_at");
    const author_id = vex.user.id;
    expect(rows).toEqual([
      { type: "listing", ref_id: id, author_id },
      { type: "member", ref_id: author_id, author_id },
    ]);
  });
});

describe("the scam check", () => {
  const open = async () => (await site.pool.query("SELECT opened_at IS NOT NULL AS is_open FROM report_cases")).rows;

  it("opens a case, which closes when what it found is gone", async () => {
    const vex = await site.register();
    const listing = await postListing(vex, { description: "Send SOL first, I double your coins" });
    expect(listing.warnings.length).toBeGreaterThan(0);
    expect(await open()).toEqual([{ is_open: true }]);
    await call("PUT", `/api/market/listings/${listing.id}`, vex, listingBody());
    expect(await open()).toEqual([{ is_open: false }]);
  });
});
