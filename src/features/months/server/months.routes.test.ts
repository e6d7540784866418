// About the default community.
import { base58 } from "@scure/base";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { awardPoints } from "#features/points/server/award-points.repository.ts";
import type { AccountChange } from "#features/recovery-contacts/account-changes.rules.ts";
import { createAccountChange } from "#features/recovery-contacts/server/account-changes.repository.ts";
import { pack } from "#pack/pack.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { HOUR_MS, MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import type { MonthDetail, MonthProof } from "../months.schema.ts";
import type { PaymentList, Review } from "../review.schema.ts";
import { verifyProof } from "../verify.rules.ts";
import { createLedgerVerifier } from "../verify-ledger.rules.ts";
import { closeMonths } from "./close-months.usecase.ts";
import { monthsFeature } from "./months.feature.ts";

const site = await buildTestApp();
const { db, pool, clock } = site;
const MONTH = "2026-03";
const ADMIN = `/api/admin/months/${MONTH}`;
const SIGNATURE = base58.encode(new Uint8Array(64).fill(7));
let boss: TestMember;

const { prizeConditions } = pack;

// One day of work is enough here: these tests are about what comes after.
beforeAll(() => void Object.assign(pack, { prizeConditions: { ...prizeConditions, workDays: 1 } }));
afterAll(() => void Object.assign(pack, { prizeConditions }));
beforeEach(async () => {
  clock.set("2026-03-10T12:00:00.000Z");
  boss = await site.registerAdmin("boss");
});

function call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, member?: TestMember, payload?: object) {
  return site.inject({ method, url, headers: member?.headers ?? {}, ...(payload && { payload }) });
}

/** A member with so many proven works, a minute apart, whom every condition of a prize is met by. */
async function earn(name: string, works: number): Promise<TestMember> {
  const member = await site.register(name);
  await pool.query("UPDATE users SET created_at = '2026-01-01' WHERE id = $1", [member.user.id]);
  await pool.query("INSERT INTO wallet_proofs VALUES ($1, $2, $3)", [member.user.id, `wallet-of-${name}`, clock.now()]);
  await buildContact(db, { userId: member.user.id, contact: `${name}@example.com` });
  for (let work = 0; work < works; work += 1) {
    clock.advance(60_000);
    await awardPoints(db, {
      userId: member.user.id,
      action: "tweet_generated",
      sourceId: createId(),
      now: clock.now(),
    });
  }
  return member;
}

async function freeze(): Promise<void> {
  clock.set("2026-04-02T12:00:00.000Z");
  await closeMonths(site.deps);
  boss = await site.registerAdmin(`boss_${createId().slice(-6)}`);
}

async function readReview(): Promise<Review> {
  return (await call("GET", ADMIN, boss)).json().review;
}

async function login(member: TestMember): Promise<TestMember> {
  const payload = { username: member.user.username, password: member.password };
  const response = await call("POST", "/api/auth/login", undefined, payload);
  const [cookie] = response.cookies;
  return { ...member, headers: { ...member.headers, cookie: `${cookie?.name}=${cookie?.value}` } };
}

async function done(response: ReturnType<typeof call>): Promise<void> {
  const { statusCode, body } = await response;
  expect(statusCode, body).toBe(204);
}

async function disqualify(username: string, reason = "Five accounts, one hand"): Promise<string> {
  const row = (await readReview()).rows.find((one) => one.username === username);
  const payload = { pseudonym: row?.pseudonym, category: "several-accounts", reason };
  await done(call("POST", `${ADMIN}/decisions`, boss, payload));
  return row?.pseudonym ?? "";
}

async function publish(): Promise<void> {
  await done(call("POST", `${ADMIN}/settle`, boss, {}));
  const { prizes } = await readReview();
  await done(call("POST", `${ADMIN}/publish`, boss, prizes));
}

async function readMonth(): Promise<MonthDetail> {
  return (await call("GET", `/api/months/${MONTH}`)).json().month;
}

async function readProof(member: TestMember): Promise<MonthProof> {
  const response = await call("GET", `/api/users/${member.user.id}/months/${MONTH}/proof`, await login(member));
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function verifyExport(knownRoot: string) {
  const verifier = createLedgerVerifier(knownRoot);
  const { body } = await call("GET", `/api/months/${MONTH}/ledger.ndjson`);
  for (const line of body.trim().split("\n")) verifier.take(line);
  return verifier.finish();
}

describe("a month from its close to its payment", () => {
  it("is frozen, reviewed, published, checked by its members and paid", async () => {
    const vex = await earn("vex", 4);
    const rex = await earn("rex", 3);
    const dex = await earn("dex", 2);
    await freeze();
    expect(await readMonth()).toMatchObject({
      state: "frozen",
      members: 3,
      entries: 9,
      root: null,
      standings: [
        { rank: 1, user: { username: "vex" }, prize: 0 },
        { rank: 2, user: { username: "rex" } },
        { rank: 3, user: { username: "dex" } },
      ],
    });

    const out = await disqualify("vex");
    const vexNow = await login(vex);
    const own = `/api/users/${vex.user.id}/months/${MONTH}/decision`;
    expect((await call("GET", own, vexNow)).json().decision).toMatchObject({
      category: "several-accounts",
      reason: "Five accounts, one hand",
      canAnswer: true,
    });
    await call("POST", own, vexNow, { answer: "They are my sisters" });
    await done(call("PUT", `${ADMIN}/notes/${out}`, boss, { note: "Asked the sisters" }));
    const review = await readReview();
    expect(review.rows).toMatchObject([
      { username: "vex", rank: null, prize: 0, note: "Asked the sisters", decision: { answer: "They are my sisters" } },
      { username: "rex", rank: 1, prize: 5000, signals: expect.any(Array), conditions: expect.any(Array) },
      { username: "dex", rank: 2, prize: 3000 },
    ]);

    await publish();
    const month = await readMonth();
    expect(month).toMatchObject({
      state: "published",
      standings: [
        { rank: 1, user: { username: "rex" }, prize: 5000, isPaid: false },
        { rank: 2, user: { username: "dex" }, prize: 3000 },
      ],
      prizes: { count: 2, total: 8000, paid: 0 },
      decisions: [{ category: "several-accounts", count: 1 }],
    });
    for (const member of [vex, rex, dex]) {
      expect(verifyProof(await readProof(member), month.root ?? "")).toMatchObject({ isValid: true });
    }
    expect(await verifyExport(month.root ?? "")).toMatchObject({ isValid: true, verified: { entries: 9 } });

    for (const { pseudonym } of month.standings) {
      await done(call("PUT", `${ADMIN}/payments/${pseudonym}`, boss, { signature: SIGNATURE }));
    }
    expect(await readMonth()).toMatchObject({ state: "paid", prizes: { paid: 8000 } });
    const { rows } = await pool.query("SELECT action FROM admin_audit ORDER BY id");
    expect(rows.map(({ action }) => action)).toEqual([
      "months.disqualify",
      "months.note",
      "months.settle",
      "months.publish",
      "months.pay",
      "months.pay",
    ]);
  });

  it("takes a decision back, and goes back into the review until it is published", async () => {
    await earn("vex", 2);
    await earn("rex", 1);
    await freeze();
    const pseudonym = await disqualify("vex");
    await done(call("POST", `${ADMIN}/settle`, boss, {}));
    const settled = await call("DELETE", `${ADMIN}/decisions/${pseudonym}`, boss);
    expect(settled.json()).toMatchObject({ code: "months.settled" });
    await done(call("POST", `${ADMIN}/reopen`, boss, {}));
    await done(call("DELETE", `${ADMIN}/decisions/${pseudonym}`, boss));
    await publish();
    expect((await readMonth()).standings).toMatchObject([{ user: { username: "vex" }, prize: 5000 }, { prize: 3000 }]);
    for (const step of ["settle", "reopen", "publish"]) {
      const response = await expectNothingChanged(pool, () =>
        call("POST", `${ADMIN}/${step}`, boss, { count: 2, total: 8000 }),
      );
      expect(response.json()).toMatchObject({ code: "months.not_in_review" });
    }
  });

  it("publishes only totals that the administrator has named, and only after the review", async () => {
    await earn("vex", 1);
    await freeze();
    const publishing = (totals: object) => call("POST", `${ADMIN}/publish`, boss, totals);
    expect((await publishing({ count: 1, total: 5000 })).json()).toMatchObject({ code: "months.not_settled" });
    await done(call("POST", `${ADMIN}/settle`, boss, {}));
    expect((await publishing({ count: 1, total: 4000 })).json()).toMatchObject({
      code: "months.other_totals",
      details: { count: 1, total: 5000 },
    });
    await done(publishing({ count: 1, total: 5000 }));
  });

  it("pays nobody whose points nobody saw, nor who is gone or has no wallet; their prize passes on", async () => {
    const vex = await site.register("vex");
    await awardPoints(db, { userId: vex.user.id, action: "meme_generated", sourceId: createId(), now: clock.now() });
    const gone = await earn("gone", 4);
    await earn("walletless", 3);
    await pool.query("DELETE FROM wallet_proofs WHERE address = 'wallet-of-walletless'");
    await earn("rex", 2);
    await earn("dex", 1);
    await freeze();
    const payload = { username: "gone", password: gone.password };
    await call("DELETE", `/api/users/${gone.user.id}`, await login(gone), payload);
    await publish();
    expect((await readMonth()).standings).toMatchObject([
      { rank: 1, user: null, prize: 0 },
      { rank: 2, user: { username: "walletless" }, prize: 0 },
      { rank: 3, user: { username: "rex" }, prize: 5000 },
      { rank: 4, user: { username: "dex" }, prize: 3000 },
      { rank: 5, user: { username: "vex" }, prize: 0 },
    ]);
  });

  it("stays valid for everybody, without a name, when a member leaves after the publishing", async () => {
    const vex = await earn("vex", 2);
    const rex = await earn("rex", 1);
    await freeze();
    await disqualify("vex", "vex and rex are one");
    await publish();
    const before = await readProof(rex);
    const { root } = await readMonth();
    const payload = { username: "vex", password: vex.password };
    const response = await call("DELETE", `/api/users/${vex.user.id}`, await login(vex), payload);
    expect(response.statusCode).toBe(204);
    expect(await readProof(rex)).toEqual(before);
    expect(verifyProof(before, root ?? "")).toMatchObject({ isValid: true });
    expect(await verifyExport(root ?? "")).toMatchObject({ isValid: true });
    const { rows } = await pool.query("SELECT to_jsonb(d)::text AS row FROM month_decisions AS d");
    expect(rows[0].row).not.toContain("vex");
  });
});

describe("GET /api/months", () => {
  it("lists months that are over with their champions, names the last root to whoever reads the board, and keeps it in a feed", async () => {
    await earn("vex", 2);
    expect((await call("GET", "/api/months")).json()).toEqual({ months: [] });
    expect((await call("GET", "/api/leaderboard")).headers["x-month-root"]).toBeUndefined();
    await freeze();
    await publish();
    const { months } = (await call("GET", "/api/months")).json();
    expect(months).toMatchObject([
      { monthYear: MONTH, state: "published", champions: [{ rank: 1, user: { username: "vex" }, prize: 5000 }] },
    ]);
    const [{ root }] = months;
    clock.advance(6000);
    const board = await call("GET", "/api/leaderboard");
    expect(board.headers["x-month-root"]).toBe(`${MONTH} ${root}`);
    const feed = await call("GET", "/api/months/feed.xml");
    expect(feed.headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(feed.body).toContain(`urn:sha256:${root}`);
  });

  it("knows no month that is running, and gives no ledger and no proof before the publishing", async () => {
    const vex = await earn("vex", 1);
    await closeMonths(site.deps);
    expect((await call("GET", `/api/months/${MONTH}`)).json()).toMatchObject({ code: "months.not_found" });
    expect((await call("GET", `/api/months/${MONTH}?optional=true`)).json()).toEqual({ month: null });
    const decision = await call("GET", `/api/users/${vex.user.id}/months/${MONTH}/decision`, await login(vex));
    expect(decision.json()).toEqual({ decision: null });
    await freeze();
    expect((await call("GET", `/api/months/${MONTH}/ledger.ndjson`)).json()).toMatchObject({
      code: "months.not_published",
    });
    const proof = await call("GET", `/api/users/${vex.user.id}/months/${MONTH}/proof`, await login(vex));
    expect(proof.json()).toMatchObject({ code: "months.not_published" });
    expect((await call("GET", "/api/months/2026-3")).json()).toMatchObject({ field: "month" });
  });
});

describe("the board of a month that is over", () => {
  it("is the frozen one, then the published one, whoever was promoted, locked or left since", async () => {
    const vex = await earn("vex", 3);
    const rex = await earn("rex", 2);
    await earn("dex", 1);
    await freeze();
    await pool.query("UPDATE users SET is_admin = true WHERE username = 'rex'");
    await pool.query("UPDATE users SET disabled_at = now() WHERE username = 'dex'");
    const readBoard = async () => {
      clock.advance(6000);
      const { leaderboard } = (await call("GET", `/api/leaderboard?month=${MONTH}`)).json();
      return leaderboard.map(({ rank, user }: { rank: number; user: { username: string } }) => [rank, user.username]);
    };
    const readRank = async (member: TestMember) => {
      const url = `/api/users/${member.user.id}/stats?month=${MONTH}`;
      return (await call("GET", url, await login(member))).json().stats.rank;
    };
    expect(await readBoard()).toEqual([
      [1, "vex"],
      [2, "rex"],
      [3, "dex"],
    ]);
    expect(await readRank(rex)).toBe(2);
    await disqualify("vex");
    await publish();
    expect(await readBoard()).toEqual([
      [1, "rex"],
      [2, "dex"],
    ]);
    expect([await readRank(vex), await readRank(rex)]).toEqual([null, 1]);
  });
});

describe("what a month that is over gave a member", () => {
  it("stands in their numbers once it is published; until then the board says whether it could be paid", async () => {
    const [vex, rex] = [await earn("vex", 3), await earn("rex", 2)];
    await pool.query("DELETE FROM wallet_proofs WHERE user_id = $1", [vex.user.id]);
    await freeze();
    const readStats = async (member: TestMember) => {
      const url = `/api/users/${member.user.id}/stats?month=${MONTH}`;
      const { rank, prize } = (await call("GET", url, await login(member))).json().stats;
      return { rank, prize };
    };
    const readPrizes = async () => {
      clock.advance(MINUTE_MS);
      const { leaderboard } = (await call("GET", `/api/leaderboard?month=${MONTH}`)).json();
      return leaderboard.map(({ prize }: { prize?: object }) => prize);
    };
    expect(await readStats(vex)).toEqual({ rank: 1, prize: undefined });
    expect(await readPrizes()).toEqual([
      { tokens: 5000, status: "to-claim" },
      { tokens: 3000, status: "payable" },
    ]);
    await publish();
    expect(await readStats(vex)).toEqual({ rank: 1, prize: 0 });
    expect(await readStats(rex)).toEqual({ rank: 2, prize: 5000 });
    expect(await readPrizes()).toEqual([undefined, { tokens: 5000 }]);
  });
});

describe("the export of a member's data", () => {
  it("holds the names that files have for them and what was decided about them, until it is erased", async () => {
    const vex = await earn("vex", 1);
    await freeze();
    const pseudonym = await disqualify("vex", "Bots");
    const payload = { answer: "My hands" };
    await call("POST", `/api/users/${vex.user.id}/months/${MONTH}/decision`, await login(vex), payload);
    const exportMonths = async () => (await monthsFeature.memberData?.exportFacts?.(site.deps, vex.user.id))?.months;
    const named = { monthYear: MONTH, pseudonym, category: "several-accounts" };
    expect(await exportMonths()).toMatchObject([{ ...named, reason: "Bots", answer: "My hands" }]);
    const erasing = { username: "vex", password: vex.password };
    await call("DELETE", `/api/users/${vex.user.id}`, await login(vex), erasing);
    expect(await exportMonths()).toMatchObject([{ ...named, reason: null, answer: null }]);
  });
});

describe("the list of payments", () => {
  it("adds up, and no cell of it is run by a spreadsheet", async () => {
    const vex = await earn("vex", 2);
    await earn("rex", 1);
    await pool.query("UPDATE users SET x_username = '=HYPERLINK(1)', telegram_username = '@vex' WHERE id = $1", [
      vex.user.id,
    ]);
    await freeze();
    await publish();
    const csv = await call("GET", `${ADMIN}/payments.csv`, boss);
    expect(csv.headers["content-disposition"]).toContain("month-2026-03-payments.csv");
    expect(csv.body.replace("\ufeff", "").trim().split("\r\n")).toEqual([
      "rank,member,x,telegram,wallet,amount,signature,wallet changed hours ago,contacts changed hours ago",
      "1,vex,'=HYPERLINK(1),'@vex,wallet-of-vex,5000,,,",
      "2,rex,,,wallet-of-rex,3000,,,",
      ",total,,,,8000,,,",
    ]);
    const list = (await call("GET", `${ADMIN}/payments`, boss)).json();
    expect(list).toMatchObject({ count: 2, total: 8000, paid: 0 });
  });

  it("says for 72 hours how long ago wallet and ways back were changed, in the review and in every list", async () => {
    const vex = await earn("vex", 2);
    await earn("rex", 1);
    await freeze();
    await publish();
    const change = (kind: AccountChange) => createAccountChange(db, { userId: vex.user.id, kind, now: clock.now() });
    await change("first-wallet");
    await change("contacts");
    clock.advance(71 * HOUR_MS);
    await change("wallet");
    clock.advance(30 * MINUTE_MS);
    boss = await site.registerAdmin("payer");
    const readChanged = async () => {
      const { payments } = (await call("GET", `${ADMIN}/payments`, boss)).json<PaymentList>();
      const csv = await call("GET", `${ADMIN}/payments.csv`, boss);
      return {
        review: (await readReview()).rows.map(({ changed }) => changed),
        list: payments.map(({ changed }) => changed),
        csv: /^1,vex,.*?,5000,(.*)$/m.exec(csv.body)?.[1]?.trim(),
      };
    };
    const young = [
      { wallet: 0, contacts: 71 },
      { wallet: null, contacts: null },
    ];
    expect(await readChanged()).toEqual({ review: young, list: young, csv: ",0,71" });
    clock.advance(HOUR_MS);
    expect((await readChanged()).list[0]).toEqual({ wallet: 1, contacts: null });
  });

  it.each([
    ["too short", base58.encode(new Uint8Array(63).fill(7))],
    ["no base58", "0".repeat(88)],
    ["far too long", "1".repeat(10_000)],
    ["nothing", ""],
  ])("refuses a signature that is %s", async (_name, signature) => {
    await earn("vex", 1);
    await freeze();
    await publish();
    const [place] = (await readMonth()).standings;
    const response = await call("PUT", `${ADMIN}/payments/${place?.pseudonym}`, boss, { signature });
    expect([response.statusCode, response.json().field]).toEqual([400, "signature"]);
  });
});

describe("what is changed behind the triggers", () => {
  it.each([
    "UPDATE month_entries SET points = points + 1 WHERE seq = 2",
    "UPDATE month_entries SET pseudonym = (SELECT pseudonym FROM month_entries WHERE seq = 1) WHERE seq = 5",
    "UPDATE month_entries SET proven = false WHERE seq = 1",
    "DELETE FROM month_entries WHERE seq = 5",
    "UPDATE month_standings SET points = 99 WHERE position = 2",
    "UPDATE month_standings SET judged_by = 9 WHERE position = 2",
    "UPDATE month_places SET rank = 7 WHERE rank = 2",
    "UPDATE month_places SET prize = 9000 WHERE rank = 1",
    "UPDATE month_decisions SET category = 'other'",
    "DELETE FROM month_decisions",
  ])("is found by whoever checks the month's file: %s", async (statement) => {
    await earn("vex", 2);
    await earn("rex", 2);
    await earn("dex", 1);
    await freeze();
    await disqualify("dex");
    await publish();
    const { root } = await readMonth();
    await pool.query(`BEGIN; SET LOCAL session_replication_role = replica; ${statement}; COMMIT`);
    const verdict = await verifyExport(root ?? "");
    expect(verdict).toMatchObject({ isValid: false, at: expect.any(String) });
  });
});
