// About the default community.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createEvents } from "#features/analytics/server/analytics.repository.ts";
import { oidcIdentitiesTable } from "#features/auth/server/auth.tables.ts";
import { createRun } from "#features/console/server/console-runs.repository.ts";
import { memberBansTable } from "#features/members/server/members.tables.ts";
import { closeMonths } from "#features/months/server/close-months.usecase.ts";
import { notify } from "#features/notifications/server/notify.repository.ts";
import { sweepPictures } from "#features/pictures/server/sweep-pictures.usecase.ts";
import { awardPoints } from "#features/points/server/award-points.repository.ts";
import { createMemeWork } from "#features/points/server/works.repository.ts";
import { createAccountChange } from "#features/recovery-contacts/server/account-changes.repository.ts";
import { addRolledFace } from "#features/tools/pfp/server/rolled-faces.repository.ts";
import { deleteOldItems } from "#features/vault/server/items.repository.ts";
import {
  wallAwardsTable,
  wallPastVotesTable,
  wallThingsTable,
  wallVotesTable,
  wallWeeksTable,
} from "#features/wall/server/wall.tables.ts";
import { createId } from "#shared/ids.ts";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { buildMeme, buildPicture } from "../../../../tests/support/pictures.ts";
import { readMessages } from "../../../../tests/support/sent-messages.ts";
import { leaveTraces } from "../../../../tests/support/traces.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });
const boards = createBoards(site);

function deleteAccount(member: TestMember, body: object = {}, userId = member.user.id) {
  const { username } = member.user;
  const payload = { username, password: member.password, ...body };
  return site.inject({ method: "DELETE", url: `/api/users/${userId}`, headers: member.headers, payload });
}

/** A row of the member in every table that can hold one. */
async function fillAccount(member: TestMember): Promise<void> {
  const { user, headers, password } = member;
  const base = `/api/users/${user.id}`;
  const post = async (url: string, payload: object, method: "POST" | "PUT" = "POST") => {
    const response = await site.inject({ method, url, headers, payload });
    expect(response.statusCode, response.body).toBeLessThan(300);
  };
  const email = `${user.username}@example.com`;
  await post(`${base}/recovery-contacts`, { method: "email", contact: email, password });
  const key = { "idempotency-key": user.id };
  await site.inject({
    method: "POST",
    url: `${base}/content`,
    headers: { ...headers, ...key },
    payload: await buildMeme(),
  });
  await post(`${base}/preferences`, { theme: "dark" }, "PUT");
  await post(`${base}/wallet-proof/challenge`, { address: "A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE" });
  await post("/api/interests", { kind: "creator-program" });
  await site.db.transaction((tx) => {
    const kind = { name: "engagement.award", category: "rewards", link: () => "/" } as const;
    return notify(tx, { kind, userIds: [user.id], event: "one", now: site.clock.now() });
  });
  await post("/api/generate-tweet", {});
  await boards.sendImage(member, await buildPicture());
  await boards.postOneOfEach(member);
  await leaveTraces(site, member);
  const now = site.clock.now();
  await awardPoints(site.db, { userId: user.id, action: "meme_generated", now });
  const thing = { id: createId(), kind: "tweet", title: "Mine", metadata: {}, sameKey: user.id } as const;
  await site.db
    .insert(wallThingsTable)
    .values({ ...thing, userId: user.id, monthYear: "2026-11", risingAt: now, createdAt: now });
  const vote = { thingId: thing.id, userId: user.id, createdAt: now };
  await site.db.insert(wallVotesTable).values(vote);
  await site.db.insert(wallPastVotesTable).values(vote);
  await site.db.insert(wallWeeksTable).values({ week: user.username, judgedAt: now });
  const place = { week: user.username, place: 1, points: 50, score: 3, createdAt: now };
  await site.db.insert(wallAwardsTable).values({ ...place, userId: user.id, thingId: thing.id });
  const fingerprint = { coarse: 1n, detail: "0".repeat(576), bands: [0] };
  await createMemeWork(site.db, { userId: user.id, fingerprint, isBareTemplate: false, now });
  await post("/api/pfp/commitments", {});
  await site.pool.query("INSERT INTO wallet_proofs VALUES ($1, $2, $3)", [user.id, user.username, now]);
  await createAccountChange(site.db, { userId: user.id, kind: "wallet", now });
  await site.pool.query("INSERT INTO password_resets VALUES ($2, $1, $3, NULL, $3)", [user.id, user.username, now]);
  await site.pool.query("INSERT INTO engagement_awards VALUES ($2, $1, NULL, 20, 'Helped', 'hand', $3)", [
    user.id,
    createId(),
    now,
  ]);
  await site.pool.query("INSERT INTO notification_settings VALUES ($1, false, 'Asia/Tokyo', NULL, $2)", [user.id, now]);
  await site.pool.query("INSERT INTO profile_visibility VALUES ($1, true, true, true, true, true)", [user.id]);
  await site.pool.query("INSERT INTO saved_listings SELECT $1, id, $2 FROM listings WHERE seller_id = $1", [
    user.id,
    now,
  ]);
  await closeMonths(site.deps);
  const record = { userId: user.id, reason: "Asked for", createdAt: now };
  await site.db.insert(memberBansTable).values({ ...record, id: createId(), adminId: createId(), action: "unlock" });
  const event = { event: "tool_used", properties: {}, occurredAt: now, sessionId: createId() } as const;
  await createEvents(site.db, [{ ...event, id: createId(), userId: user.id }]);
  await addRolledFace(site.db, user.id, "any");
  await createRun(site.db, { userId: user.id, query: "SELECT 1", outcome: "refused", now });
  await site.db
    .insert(oidcIdentitiesTable)
    .values({ issuer: "https://id.example", subject: user.id, userId: user.id, createdAt: now });
}

/** Tables with a member in them, and how many of the member's rows each has. */
async function countRowsOf(userId: string): Promise<Record<string, number>> {
  const { rows: tables } = await site.pool.query(
    `SELECT relname AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'user_id'
       WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`,
  );
  const counts = tables.map(async ({ name }) => {
    const { rows } = await site.pool.query(`SELECT count(*)::int AS count FROM ${name} WHERE user_id = $1`, [userId]);
    return [name, rows[0].count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

async function listPictures(): Promise<string[]> {
  const names = await readdir(join(site.config.dataDir, "pictures"), { recursive: true });
  return names.filter((name) => name.endsWith(".webp"));
}

describe("DELETE /api/users/:id", () => {
  it("takes everything of the member's but the ledger and the administrators' records, and nothing of anybody else's", async () => {
    const vex = await site.register("vex", { xUsername: "vex", solanaWallet: "1".repeat(32) });
    const rex = await site.register("rex");
    await fillAccount(vex);
    await fillAccount(rex);
    const before = await countRowsOf(rex.user.id);
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([]);

    const response = await deleteAccount(vex);
    expect([response.statusCode, response.cookies]).toMatchObject([204, [{ name: "sid", value: "" }]]);

    const left = Object.entries(await countRowsOf(vex.user.id)).filter(([, count]) => count > 0);
    expect(left.map(([name]) => name)).toEqual([
      "console_runs",
      "engagement_awards",
      "leaderboard_entries",
      "member_locks",
      "month_members",
      "month_totals",
    ]);
    // What both had in common is counted, without a name (decision 105).
    const after = await countRowsOf(rex.user.id);
    expect(after).toEqual({ ...before, departed_ties: after.departed_ties });
    expect(after.departed_ties).toBeGreaterThan(before.departed_ties ?? 0);
    const { rows: visits } = await site.pool.query("SELECT user_id FROM analytics_events ORDER BY user_id NULLS FIRST");
    expect(visits).toEqual([{ user_id: null }, { user_id: rex.user.id }]);
    const { rows: messages } = await site.pool.query("SELECT recipient FROM outbox_messages");
    expect(messages).toEqual([{ recipient: "rex@example.com" }]);
    const { rows } = await site.pool.query("SELECT * FROM users WHERE id = $1", [vex.user.id]);
    expect(rows).toMatchObject([
      {
        username: expect.stringMatching(/^deleted-[0-9a-f]{12}$/),
        password_hash: null,
        is_admin: false,
        x_username: null,
        solana_wallet: null,
        disabled_at: site.clock.now(),
      },
    ]);
  });

  it("takes what the member has posted on the boards", async () => {
    const vex = await site.register("vex");
    const rex = await site.register("rex");
    const picture = await boards.postImage(vex);
    await boards.postListing(vex, { images: [picture.id] });
    const { id: reported } = await boards.postListing(rex);
    await boards.call("POST", "/api/report", vex, { type: "listing", refId: reported, reason: "Bad" });
    await deleteAccount(vex);

    const { listings } = (await boards.call("GET", "/api/market/listings")).json();
    expect(listings.map(({ id }: { id: string }) => id)).toEqual([reported]);
    expect((await boards.call("GET", picture.url)).statusCode).toBe(404);
    const { rows } = await site.pool.query("SELECT reporter_id, reason FROM reports");
    expect(rows).toEqual([{ reporter_id: null, reason: "Bad" }]);
  });

  it("ends every session and frees the name", async () => {
    const vex = await site.register("vex");
    await deleteAccount(vex);
    expect((await site.inject({ url: "/api/auth/me", headers: vex.headers })).statusCode).toBe(401);
    const login = { username: "vex", password: vex.password };
    expect((await site.inject({ method: "POST", url: "/api/auth/login", payload: login })).statusCode).toBe(401);
    expect((await site.register("Vex")).user.id).not.toBe(vex.user.id);
  });

  it("takes the member off the board and out of the count at once", async () => {
    const vex = await site.register("vex");
    await awardPoints(site.db, { userId: vex.user.id, action: "meme_generated", now: site.clock.now() });
    const board = async () => (await site.inject({ url: "/api/leaderboard" })).json().leaderboard.length;
    expect(await board()).toBe(1);
    await deleteAccount(vex);
    expect(await board()).toBe(0);
    site.clock.advance(HOUR_MS);
    expect((await site.inject({ url: "/api/user-count" })).json()).toEqual({ userCount: 0 });
  });

  it("lets the pictures go that nobody else keeps", async () => {
    const vex = await site.register();
    const rex = await site.register();
    const save = async (member: TestMember, colour: string) => {
      const url = `/api/users/${member.user.id}/content`;
      await site.inject({ method: "POST", url, headers: member.headers, payload: await buildMeme({ colour }) });
    };
    await save(vex, "#112233");
    await save(vex, "#445566");
    await save(rex, "#445566");
    const before = (await listPictures()).length;
    await deleteAccount(vex);
    site.clock.set(new Date(Date.now() + 2 * HOUR_MS));
    await deleteOldItems(site.db, site.clock.now());
    await sweepPictures(site.deps);
    expect((await site.pool.query("SELECT FROM stored_pictures")).rowCount).toBe(1);
    expect((await listPictures()).length).toBeLessThan(before);
  });

  it("leaves messages that another member waits for at the same address", async () => {
    const vex = await site.register("vex");
    const rex = await site.register("rex");
    for (const { user } of [vex, rex]) await buildContact(site.db, { userId: user.id, contact: "ours@example.com" });
    const payload = { username: "rex", method: "email", contact: "ours@example.com" };
    await site.inject({ method: "POST", url: "/api/auth/password-reset/request", payload });
    await readMessages(site.pool, 1);
    await deleteAccount(vex);
    expect((await site.pool.query("SELECT FROM outbox_messages")).rowCount).toBe(1);
  });

  it("needs no password of a member who has none", async () => {
    const vex = await site.register("vex");
    await site.pool.query("UPDATE users SET password_hash = NULL");
    expect((await deleteAccount(vex, { password: undefined })).statusCode).toBe(204);
  });

  it.each([
    [{ password: undefined }, 403, "auth.password_needed"],
    [{ password: "not-it-6" }, 403, "auth.password_wrong"],
    [{ username: "VEX" }, 400, "account.username_mismatch"],
    [{ username: "" }, 400, "account.username_mismatch"],
    [{ username: null }, 400, "value.not_a_text"],
  ])("refuses %j", async (body, status, code) => {
    const vex = await site.register("vex");
    const response = await expectNothingChanged(site.pool, () => deleteAccount(vex, body));
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it("refuses another member's id, also to an administrator", async () => {
    const boss = await site.registerAdmin();
    const vex = await site.register("vex");
    const response = await expectNothingChanged(site.pool, () => deleteAccount(boss, {}, vex.user.id));
    expect(response.statusCode).toBe(403);
  });

  it("keeps the last administrator, and one of two who leave at once", async () => {
    const boss = await site.registerAdmin("boss");
    const alone = await expectNothingChanged(site.pool, () => deleteAccount(boss));
    expect([alone.statusCode, alone.json().code]).toEqual([409, "account.last_administrator"]);
    const second = await site.registerAdmin("second");
    const answers = await Promise.all([deleteAccount(boss), deleteAccount(second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  });
});
