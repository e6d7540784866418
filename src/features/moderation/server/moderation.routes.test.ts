// About the default community.
import { describe, expect, it } from "vitest";
import { endHides } from "#features/reports/server/hide-by-reports.usecase.ts";
import { endBans } from "#features/users/server/users.repository.ts";
import { createId } from "#shared/ids.ts";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp, TEST_PASSWORD, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { countRowsRead } from "../../../../tests/support/count-rows-read.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { createNewsReader } from "../../../../tests/support/read-news.ts";
import { createReporters } from "../../../../tests/support/reporters.ts";
import { createWall } from "../../../../tests/support/wall.ts";
import type { ModerationAction } from "../moderation.rules.ts";
import type { AuthorNotice, CaseDetails, CaseList, TakeAction } from "../moderation.schema.ts";
import { eraseDeleted } from "./erase-deleted.usecase.ts";

const site = await buildTestApp();
const { call, postListing, postImage } = createBoards(site);
const { registerTrusted, reportFrom } = createReporters(site);
const { readNews, readKinds } = createNewsReader(site);
const wall = createWall(site);

async function listCases(mod: TestMember, query = ""): Promise<CaseList> {
  const response = await call("GET", `/api/moderation/cases${query}`, mod);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function readCase(mod: TestMember, refId: string, type = "listing"): Promise<CaseDetails> {
  return (await call("GET", `/api/moderation/cases/${type}/${refId}`, mod)).json();
}

interface Given extends Partial<TakeAction> {
  type?: string;
}

function act(member: TestMember | undefined, refId: string, action: ModerationAction, given: Given = {}) {
  const { type = "listing", ...body } = given;
  return call("POST", `/api/moderation/cases/${type}/${refId}/actions`, member, { action, ...body });
}

function undo(member: TestMember, actionId: string) {
  return call("POST", `/api/moderation/actions/${actionId}/undo`, member);
}

async function readNotices({ user, headers }: TestMember): Promise<AuthorNotice[]> {
  return (await site.inject({ url: `/api/users/${user.id}/moderation`, headers })).json().notices;
}

function sendAnswer(member: TestMember, actionId: string, text = "It is real") {
  return call("POST", `/api/users/${member.user.id}/moderation/${actionId}/answer`, member, { text });
}

async function readMarket(member?: TestMember) {
  return (await call("GET", "/api/market/listings", member)).json().listings;
}

/** A listing with a picture that somebody has reported, and who has to do with it. */
async function reportListing() {
  const [vex, rex, mod] = [await site.register("vex"), await site.register("rex"), await site.registerModerator("mod")];
  const image = await postImage(vex);
  const listing = await postListing(vex, { title: "Cheap bags", images: [image.id], priceText: "5 SOL" });
  await reportFrom(rex, listing.id);
  return { vex, rex, mod, image, refId: listing.id };
}

describe("GET /api/moderation/cases", () => {
  it("shows what was reported as readers see it, the oldest first, page by page", async () => {
    const { vex, rex, mod, image, refId } = await reportListing();
    const thing = await wall.putNew(vex);
    site.clock.advance(1000);
    await reportFrom(rex, thing.id, { type: "wall" });
    site.clock.advance(1000);
    await reportFrom(rex, vex.user.id, { type: "member" });
    const first = await listCases(mod, "?limit=1");
    expect(first.total).toBe(3);
    expect(first.cases).toMatchObject([
      {
        type: "listing",
        refId,
        reports: 1,
        warnings: [],
        thing: {
          title: "Cheap bags",
          facts: ["5 SOL"],
          pictures: [{ url: image.url }],
          author: { username: "vex" },
          path: expect.stringMatching(/^\/market\?listing=[0-9a-f-]{36}$/),
          hiddenAt: null,
        },
      },
    ]);
    const rest = await listCases(mod, `?cursor=${first.nextCursor}`);
    expect(rest.cases.map(({ type, thing: shown }) => [type, shown?.title])).toEqual([
      ["wall", thing.title],
      ["member", "vex"],
    ]);
    expect(rest.nextCursor).toBeNull();
    expect((await call("GET", `/api/moderation/cases?state=closed&cursor=${first.nextCursor}`, mod)).statusCode).toBe(
      400,
    );
  });

  it("shows shared pages, and what is gone as gone", async () => {
    const { vex, rex, mod, refId } = await reportListing();
    await call("DELETE", `/api/market/listings/${refId}`, vex);
    const itemId = await wall.saveItem(vex, await wall.buildNewMeme());
    const shared = await call("PUT", `/api/users/${vex.user.id}/content/${itemId}/share`, vex);
    const { sharePath } = shared.json().content;
    site.clock.advance(1000);
    expect((await reportFrom(rex, itemId, { type: "share" })).statusCode).toBe(201);
    const { cases } = await listCases(mod);
    expect(cases.map(({ type, thing }) => [type, thing?.path])).toEqual([
      ["listing", undefined],
      ["share", sharePath],
    ]);
    expect((await readCase(mod, refId)).possible).toEqual(["dismiss", "note"]);
    expect((await act(mod, refId, "hide")).json().code).toBe("moderation.gone");
    expect((await act(mod, refId, "dismiss")).statusCode).toBe(201);
    expect((await listCases(mod)).total).toBe(1);
  });

  it("needs a moderator", async () => {
    const rex = await site.register();
    expect((await call("GET", "/api/moderation/cases")).statusCode).toBe(401);
    expect((await call("GET", "/api/moderation/cases", rex)).json().code).toBe("access.moderator_only");
    expect((await call("GET", "/api/moderation/cases", await site.registerAdmin())).statusCode).toBe(200);
  });
});

describe("GET /api/moderation/cases/:type/:refId", () => {
  it("says who reported, how far they are to be trusted, and who comes from one network", async () => {
    const { rex, mod, refId } = await reportListing();
    const [old, near] = await registerTrusted(2);
    await reportFrom(old, refId, { address: "10.220.1.7" });
    await reportFrom(near, refId, { address: "10.220.1.99" });
    const { reporters, author, possible } = await readCase(mod, refId);
    const why = { reason: "Never sent my bag" };
    expect(reporters).toMatchObject([
      { ...why, username: rex.user.username, ageDays: 0, provenPoints: 0, sharesWith: [], isTrusted: false },
      { ...why, username: old?.user.username, ageDays: 7, provenPoints: 10, isTrusted: true },
      { ...why, username: near?.user.username, sharesWith: [old?.user.username], isTrusted: true },
    ]);
    expect(author).toMatchObject({ ageDays: 0, earlier: 0, isBanned: false });
    expect(possible).toEqual(["hide", "dismiss", "delete", "warn", "lock", "ban", "note"]);
  });
});

describe("POST /api/moderation/cases/:type/:refId/actions", () => {
  it("hides a listing with its pictures, tells the author, notes it, and brings it back when undone", async () => {
    const { vex, mod, image, refId } = await reportListing();
    const hidden = await act(mod, refId, "hide", { reason: "scam", note: "No such bags" });
    expect(hidden.statusCode).toBe(201);
    const { actionId } = hidden.json();
    expect(await readMarket()).toEqual([]);
    expect((await call("GET", image.url)).statusCode).toBe(404);
    expect((await call("GET", image.url, mod)).statusCode).toBe(200);
    expect(await readNotices(vex)).toMatchObject([
      { actionId, action: "hide", title: "Cheap bags", reason: "scam", note: "No such bags", canAnswer: true },
    ]);
    const { rows } = await site.pool.query("SELECT admin_id, action, target, details FROM admin_audit");
    const changes = { before: { isHidden: false }, after: { isHidden: true } };
    const details = { type: "listing", actionId, reason: "scam", ...changes };
    expect(rows).toEqual([{ admin_id: mod.user.id, action: "moderation.hide", target: refId, details }]);
    expect((await listCases(mod)).total).toBe(0);
    expect((await listCases(mod, "?state=closed")).cases).toMatchObject([{ refId, reports: 1 }]);
    expect((await undo(mod, actionId)).json()).toEqual({ type: "listing", refId });
    expect(await readMarket()).toHaveLength(1);
    expect((await call("GET", image.url)).statusCode).toBe(200);
    expect(await readNotices(vex)).toEqual([]);
    expect((await listCases(mod)).total).toBe(1);
  });

  it("takes a thing off the wall's first page at once, and restores it", async () => {
    const [vex, rex, mod] = [await site.register(), await site.register(), await site.registerModerator()];
    const { id } = await wall.putNew(vex);
    await reportFrom(rex, id, { type: "wall" });
    expect(await wall.list()).toHaveLength(1);
    await act(mod, id, "hide", { type: "wall" });
    expect(await wall.list()).toEqual([]);
    expect((await act(mod, id, "restore", { type: "wall" })).statusCode).toBe(201);
    expect(await wall.list()).toHaveLength(1);
  });

  it("takes a shared page away, also from the one who would share it anew", async () => {
    const [vex, rex, mod] = [await site.register(), await site.register(), await site.registerModerator()];
    const itemId = await wall.saveItem(vex, await wall.buildNewMeme());
    const url = `/api/users/${vex.user.id}/content/${itemId}/share`;
    const { sharePath } = (await call("PUT", url, vex)).json().content;
    await reportFrom(rex, itemId, { type: "share" });
    await act(mod, itemId, "hide", { type: "share" });
    expect((await call("GET", sharePath)).statusCode).toBe(404);
    expect((await call("GET", `${sharePath}/picture.jpg`)).statusCode).toBe(404);
    const seen = await call("GET", `${sharePath}/picture.jpg`, mod);
    expect([seen.statusCode, seen.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect((await call("PUT", url, vex)).json().code).toBe("content.hidden");
    expect((await wall.put(vex, itemId)).json().code).toBe("content.hidden");
  });

  it("deletes after a week in which the author may answer", async () => {
    const { vex, mod, refId } = await reportListing();
    await act(mod, refId, "delete", { reason: "scam" });
    expect(await readMarket()).toEqual([]);
    site.clock.advance(7 * DAY_MS - 1000);
    await eraseDeleted(site.deps);
    expect((await readMarket(vex)).length).toBe(1);
    site.clock.advance(1000);
    await eraseDeleted(site.deps);
    expect(await readMarket(vex)).toEqual([]);
    expect((await site.pool.query("SELECT FROM board_images")).rowCount).toBe(0);
    expect(await readNotices(vex)).toMatchObject([{ action: "delete", title: "Cheap bags" }]);
  });

  it("erases nothing that was brought back, or to which an answer waits", async () => {
    const { vex, rex, mod, refId } = await reportListing();
    const other = (await postListing(vex)).id;
    await reportFrom(rex, other);
    await act(mod, refId, "delete");
    const { actionId } = (await act(mod, other, "delete")).json();
    site.clock.advance(1000);
    await act(mod, refId, "restore");
    await sendAnswer(vex, actionId);
    site.clock.advance(7 * DAY_MS);
    await eraseDeleted(site.deps);
    expect((await site.pool.query("SELECT FROM listings")).rowCount).toBe(2);
    expect(await readMarket()).toMatchObject([{ id: refId }]);
  });

  it("gives a name that says nothing for one that says too much", async () => {
    const { vex, rex, mod } = await reportListing();
    await reportFrom(rex, vex.user.id, { type: "member" });
    const { possible } = await readCase(mod, vex.user.id, "member");
    expect(possible).toEqual(["dismiss", "delete", "warn", "lock", "ban", "note"]);
    expect((await act(mod, vex.user.id, "hide", { type: "member" })).json().code).toBe("moderation.not_possible");
    await act(mod, vex.user.id, "delete", { type: "member", reason: "abuse" });
    site.clock.advance(7 * DAY_MS);
    await eraseDeleted(site.deps);
    const { rows } = await site.pool.query("SELECT username FROM users WHERE id = $1", [vex.user.id]);
    expect(rows[0].username).toMatch(/^member_[0-9a-f]{12}$/);
  });

  it("warns with words only", async () => {
    const { vex, mod, refId } = await reportListing();
    const silent = await expectNothingChanged(site.pool, () => act(mod, refId, "warn"));
    expect([silent.statusCode, silent.json()]).toMatchObject([400, { code: "moderation.no_words", field: "note" }]);
    await act(mod, refId, "warn", { note: "Say where you are" });
    expect(await readNotices(vex)).toMatchObject([{ action: "warn", note: "Say where you are", canAnswer: true }]);
    expect((await listCases(mod)).total).toBe(1);
    expect(await readMarket()).toHaveLength(1);
  });

  it("keeps notes among moderators", async () => {
    const { vex, mod, refId } = await reportListing();
    await act(mod, refId, "note", { note: "Known from the fair" });
    expect(await readNotices(vex)).toEqual([]);
    expect((await readCase(mod, refId)).history).toMatchObject([
      { action: "note", moderator: "mod", note: "Known from the fair", reason: null },
    ]);
  });

  it("locks a member out for a time, with all that is theirs, and lets them in again", async () => {
    const { vex, mod, image, refId } = await reportListing();
    await act(mod, refId, "lock", { days: 1, reason: "abuse" });
    expect((await site.inject({ url: "/api/auth/me", headers: vex.headers })).statusCode).toBe(401);
    expect(await readMarket()).toEqual([]);
    expect((await call("GET", image.url)).statusCode).toBe(404);
    expect((await readCase(mod, refId)).author).toMatchObject({ isBanned: true });
    site.clock.advance(DAY_MS);
    await endBans(site.db, site.clock.now());
    expect(await readMarket()).toHaveLength(1);
    const payload = { username: "vex", password: vex.password };
    expect((await site.inject({ method: "POST", url: "/api/auth/login", payload })).statusCode).toBe(200);
  });

  it("bans without an end, and undoes a ban as it was before", async () => {
    const { vex, mod, refId } = await reportListing();
    const { actionId } = (await act(mod, refId, "ban")).json();
    await endBans(site.db, new Date(site.clock.now().getTime() + 900 * DAY_MS));
    expect((await readCase(mod, refId)).author?.isBanned).toBe(true);
    expect((await undo(mod, actionId)).statusCode).toBe(200);
    expect((await readCase(mod, refId)).author?.isBanned).toBe(false);
    expect((await call("GET", "/api/auth/me", vex)).statusCode).toBe(401);
  });

  it("refuses members, one's own things, and locks of moderators and administrators", async () => {
    const { rex, mod, refId } = await reportListing();
    expect((await act(rex, refId, "hide")).statusCode).toBe(403);
    expect((await act(undefined, refId, "hide")).statusCode).toBe(401);
    const own = (await postListing(mod)).id;
    await reportFrom(rex, own);
    expect((await act(mod, own, "dismiss")).json().code).toBe("moderation.own_thing");
    const other = await site.registerModerator();
    expect((await act(other, own, "ban")).json().code).toBe("moderation.staff");
    expect((await act(other, own, "hide")).statusCode).toBe(201);
  });

  it("knows nothing that nobody has reported", async () => {
    const mod = await site.registerModerator();
    const { id } = await postListing(await site.register());
    for (const [refId, given] of [
      [id, {}],
      [createId(), {}],
      [id, { type: "planet" }],
    ] as const) {
      const response = await expectNothingChanged(site.pool, () => act(mod, refId, "hide", given));
      expect([response.statusCode, response.json().code]).toEqual([404, "moderation.not_found"]);
    }
    for (const body of [{ days: 2 }, { reason: "taste" }, { note: "x".repeat(1001) }]) {
      expect((await act(mod, id, "hide", body as never)).statusCode).toBe(400);
    }
  });
});

describe("POST /api/moderation/actions/:actionId/undo", () => {
  it("works for ten minutes, once, and only on what came last", async () => {
    const { mod, refId } = await reportListing();
    const first = (await act(mod, refId, "warn", { note: "Careful" })).json().actionId;
    site.clock.advance(1000);
    const second = (await act(mod, refId, "hide")).json().actionId;
    expect((await undo(mod, first)).json().code).toBe("moderation.not_last");
    expect((await undo(mod, second)).statusCode).toBe(200);
    expect((await undo(mod, second)).json().code).toBe("moderation.too_late");
    expect((await undo(mod, first)).statusCode).toBe(200);
    const third = (await act(mod, refId, "hide")).json().actionId;
    site.clock.advance(10 * 60_000 + 1);
    expect((await undo(mod, third)).json().code).toBe("moderation.too_late");
    expect((await undo(mod, createId())).statusCode).toBe(404);
  });

  it("gives a hiding by reports its end back", async () => {
    const { mod, refId } = await reportListing();
    for (const member of await registerTrusted(3)) await reportFrom(member, refId);
    const { actionId } = (await act(mod, refId, "hide")).json();
    await undo(mod, actionId);
    expect((await listCases(mod)).cases[0]?.hiddenUntil).not.toBeNull();
    site.clock.advance(DAY_MS);
    await endHides(site.deps);
    expect(await readMarket()).toHaveLength(1);
  });
});

describe("what the author may do", () => {
  it("answers once; the case comes back with the answer until somebody decides", async () => {
    const { vex, mod, refId } = await reportListing();
    const { actionId } = (await act(mod, refId, "hide", { reason: "scam" })).json();
    site.clock.advance(1000);
    expect((await sendAnswer(vex, actionId, "  They are real ")).statusCode).toBe(201);
    expect((await listCases(mod)).cases).toMatchObject([{ refId, answer: "They are real" }]);
    expect((await sendAnswer(vex, actionId)).json().code).toBe("moderation.answered");
    expect(await readNotices(vex)).toMatchObject([{ answer: "They are real", canAnswer: false }]);
    site.clock.advance(1000);
    await act(mod, refId, "restore");
    expect(await readMarket()).toHaveLength(1);
    expect((await readNotices(vex)).map(({ action }) => action)).toEqual(["restore", "hide"]);
    site.clock.advance(1000);
    const again = (await act(mod, refId, "hide")).json().actionId;
    expect((await sendAnswer(vex, again)).json().code).toBe("moderation.answered");
    expect((await listCases(mod, "?state=closed")).cases).toMatchObject([{ refId, answer: null }]);
  });

  it("answers only what was decided about their own", async () => {
    const { vex, rex, mod, refId } = await reportListing();
    const hidden = (await act(mod, refId, "hide")).json().actionId;
    expect((await sendAnswer(rex, hidden)).statusCode).toBe(404);
    expect((await sendAnswer(vex, createId())).statusCode).toBe(404);
    expect((await sendAnswer(vex, hidden, " ")).json().field).toBe("text");
    await undo(mod, hidden);
    expect((await sendAnswer(vex, hidden)).statusCode).toBe(404);
  });

  it("sees what reports have hidden, and until when", async () => {
    const { vex, refId } = await reportListing();
    for (const member of await registerTrusted(3)) await reportFrom(member, refId);
    const until = new Date(site.clock.now().getTime() + DAY_MS).toISOString();
    expect(await readNotices(vex)).toMatchObject([{ action: "reported", refId, until, canAnswer: false }]);
  });

  it("leaves no word of it when they go", async () => {
    const { vex, mod, refId } = await reportListing();
    const { actionId } = (await act(mod, refId, "hide", { note: "vex sells air" })).json();
    await sendAnswer(vex, actionId, "I am vex");
    const payload = { username: "vex", password: vex.password };
    await site.inject({ method: "DELETE", url: `/api/users/${vex.user.id}`, headers: vex.headers, payload });
    const { rows } = await site.pool.query("SELECT author_id, title, note, answer FROM moderation_actions");
    expect(rows).toEqual([{ author_id: null, title: "", note: "", answer: null }]);
  });
});

describe("a member who is locked out", () => {
  const asVex = { username: "vex", password: TEST_PASSWORD };
  const logIn = (payload: object = asVex) => site.inject({ method: "POST", url: "/api/auth/login", payload });
  const appeal = (payload: object) => site.inject({ method: "POST", url: "/api/auth/closed-account/answer", payload });

  it("reads why and until when at the login, and answers once from there", async () => {
    const { mod, refId } = await reportListing();
    const until = new Date(site.clock.now().getTime() + 7 * DAY_MS).toISOString();
    await act(mod, refId, "lock", { days: 7, reason: "scam", note: "Sold one bag twice" });
    await act(mod, refId, "dismiss");
    const details = { until, reason: "scam", words: "Sold one bag twice", answer: "open" };
    const closed = await logIn();
    expect([closed.statusCode, closed.json().code, closed.json().details]).toEqual([403, "login.closed", details]);
    expect((await listCases(mod)).total).toBe(0);

    expect((await appeal({ ...asVex, text: "It was two bags" })).statusCode).toBe(204);
    expect((await listCases(mod)).cases).toMatchObject([{ refId, answer: "It was two bags" }]);
    expect((await logIn()).json().details).toEqual({ ...details, answer: "" });
    const again = await appeal({ ...asVex, text: "And again" });
    expect([again.statusCode, again.json().code]).toEqual([404, "closing.not_found"]);
  });

  it("is told nothing without the password, and nobody answers for them or for an open account", async () => {
    const { rex, mod, refId } = await reportListing();
    await act(mod, refId, "ban", { reason: "scam" });
    const wrong = { ...asVex, password: "wrong-one" };
    expect([(await logIn(wrong)).statusCode, (await logIn()).json().details.until]).toEqual([401, ""]);
    const others = [
      [wrong, 401],
      [{ username: rex.user.username, password: rex.password }, 404],
      [{ username: "nobody_here", password: "wrong-one" }, 401],
    ] as const;
    for (const [login, status] of others) {
      const answered = await expectNothingChanged(site.pool, () => appeal({ ...login, text: "Let me in" }));
      expect(answered.statusCode).toBe(status);
    }
  });
});

describe("a queue of thousands", () => {
  it("costs as many statements as one of a single case, and looks at the reports of one page only", async () => {
    const { vex, mod } = await reportListing();
    const short = await countQueries(() => listCases(mod));
    await site.pool.query(
      `INSERT INTO report_cases (type, ref_id, author_id, created_at, opened_at)
       SELECT 'listing', gen_random_uuid(), $1, now(), now() + n * interval '1 second' FROM generate_series(1, 3000) AS n`,
      [vex.user.id],
    );
    await site.pool.query(
      `INSERT INTO reports (id, source, type, ref_id, reason, created_at)
       SELECT gen_random_uuid(), 'member', type, ref_id, 'Bad', now() FROM report_cases`,
    );
    await site.pool.query("ANALYZE report_cases, reports");
    const long = await countQueries(() => listCases(mod));
    expect(long.result.total).toBe(3001);
    expect(long.count).toBe(short.count);
    expect(await countRowsRead(site.pool, "reports", () => listCases(mod))).toBeLessThan(100);
    expect(await countRowsRead(site.pool, "listings", () => listCases(mod))).toBeLessThan(100);
  });
});

describe("the bell of an author", () => {
  it("rings for what a moderator decided, and not for what was taken back before it was read", async () => {
    const { vex, rex, mod, refId } = await reportListing();
    await act(mod, refId, "hide", { reason: "spam" });
    const told = { kind: "moderation.hide", values: { title: "Cheap bags" }, actor: null, link: "/account" };
    expect(await readNews(vex)).toMatchObject([told]);
    site.clock.advance(1000);
    await act(mod, refId, "restore");
    site.clock.advance(1000);
    const warned = await act(mod, refId, "warn", { reason: "spam", note: "Last time" });
    expect(await readKinds(vex)).toEqual([
      ["moderation.warn", 1],
      ["moderation.restore", 1],
      ["moderation.hide", 1],
    ]);
    await undo(mod, warned.json().actionId);
    expect(await readKinds(vex)).toEqual([
      ["moderation.restore", 1],
      ["moderation.hide", 1],
    ]);
    expect([await readKinds(mod), await readKinds(rex)]).toEqual([[], []]);
  });

  it("is silent about what an author is not told", async () => {
    const { vex, mod, refId } = await reportListing();
    await act(mod, refId, "note", { note: "Looks odd" });
    await act(mod, refId, "dismiss");
    expect(await readKinds(vex)).toEqual([]);
  });
});
