// About the default community.
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { awardPoints } from "#features/points/server/award-points.repository.ts";
import { seedPoints } from "#features/points/server/points.seed.ts";
import { readPrizeConditions } from "#features/prizes/server/read-prize-conditions.usecase.ts";
import { pack } from "#pack/pack.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { priceSourceBehaviours } from "../../../../tests/support/fake-price-source.ts";
import { startFakeSolanaRpc } from "../../../../tests/support/fake-solana-rpc.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { createNewsReader } from "../../../../tests/support/read-news.ts";
import type { Review } from "../review.schema.ts";
import { closeMonths } from "./close-months.usecase.ts";
import { planPrizes } from "./plan-prizes.usecase.ts";

const rpc = await startFakeSolanaRpc();
const site = await buildTestApp({ config: { solanaRpcUrl: rpc.url } });
const { db, pool, clock } = site;
const { readNews, readKinds, switchOff } = createNewsReader(site);
const ADMIN = "/api/admin/months/2026-03";
const { prizeConditions } = pack;
let boss: TestMember;

beforeEach(() => {
  rpc.reset();
  const minimumHeld = { token: "moonshot", amount: 10 };
  Object.assign(pack, { prizeConditions: { ...prizeConditions, workDays: 1, minimumHeld } });
  clock.set("2026-03-10T12:00:00.000Z");
});
afterEach(() => void Object.assign(pack, { prizeConditions }));
afterAll(() => rpc.close());

function call(method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) {
  return site.inject({ method, url, headers: boss.headers, ...(payload && { payload }) });
}

/** A member with a proven work and all that a prize needs but tokens; answers the wallet. */
async function earn(name: string): Promise<string> {
  return (await registerEarning(name)).wallet;
}

async function registerEarning(name: string): Promise<{ wallet: string; member: TestMember }> {
  const wallet = `wallet-of-${name}`;
  const member = await site.register(name);
  const { user } = member;
  await pool.query("UPDATE users SET created_at = '2026-01-01' WHERE id = $1", [user.id]);
  await pool.query("INSERT INTO wallet_proofs VALUES ($1, $2, $3)", [user.id, wallet, clock.now()]);
  await buildContact(db, { userId: user.id, contact: `${name}@example.com` });
  clock.advance(60_000);
  await awardPoints(db, { userId: user.id, action: "tweet_generated", sourceId: createId(), now: clock.now() });
  return { wallet, member };
}

async function freeze(): Promise<void> {
  clock.set("2026-04-02T12:00:00.000Z");
  await closeMonths(site.deps);
  boss = await site.registerAdmin("boss");
}

async function readReview(): Promise<Review> {
  return (await call("GET", ADMIN)).json().review;
}

describe("the end of a review", () => {
  it("waits while a wallet that decides cannot be read, and ends without it where the administrator says so", async () => {
    const rich = await earn("rich");
    await freeze();
    rpc.behave(priceSourceBehaviours.fail(503));
    const review = await readReview();
    expect(review.prizes).toEqual({ count: 0, total: 0, passedOn: 0, withoutWinner: 10, unknown: 1 });
    expect(review.rows[0]?.conditions).toContainEqual({ id: "holding", met: false, isUnknown: true });

    const refused = await expectNothingChanged(pool, () => call("POST", `${ADMIN}/settle`, {}));
    expect(refused.json()).toMatchObject({ code: "months.holdings_unknown", details: { count: 1 } });
    expect((await call("POST", `${ADMIN}/settle`, { acceptUnknown: true })).statusCode).toBe(204);
    expect((await readReview()).prizes).toMatchObject({ count: 0, unknown: 0 });
    const { rows } = await pool.query("SELECT details FROM admin_audit WHERE action = 'months.settle'");
    expect(rows[0].details.holdingsUnknown).toEqual([review.rows[0]?.pseudonym]);

    await call("POST", `${ADMIN}/reopen`, {});
    rpc.reset();
    rpc.holdings.set(rich, ["10000000000"]);
    clock.advance(HOUR_MS);
    expect((await call("POST", `${ADMIN}/settle`, {})).statusCode).toBe(204);
    expect((await readReview()).prizes).toMatchObject({ count: 1, total: 5000 });
  });

  it("counts tokens once that are sent from wallet to wallet, however shortly before they were seen elsewhere", async () => {
    const hand = [await registerEarning("first"), await registerEarning("second"), await registerEarning("third")];
    await freeze();
    for (const { wallet, member } of hand) {
      rpc.holdings.clear();
      rpc.holdings.set(wallet, ["10000000000"]);
      // As the member's card does, whenever the member likes.
      await readPrizeConditions(site.deps, [member.user.id], clock.now());
      clock.advance(1000);
    }
    expect((await readReview()).prizes).toMatchObject({ count: 3 });
    expect((await call("POST", `${ADMIN}/settle`, {})).statusCode).toBe(204);
    const { rows } = await readReview();
    expect(rows.map(({ username, prize }) => [username, prize])).toEqual([
      ["first", 0],
      ["second", 0],
      ["third", 5000],
    ]);
  });

  it("does not wait for who lacks something else, and says how many prizes passed on", async () => {
    await earn("walletless");
    await pool.query("DELETE FROM wallet_proofs");
    rpc.holdings.set(await earn("rich"), ["10000000000"]);
    await freeze();
    expect((await readReview()).prizes).toEqual({ count: 1, total: 5000, passedOn: 1, withoutWinner: 9, unknown: 0 });
    expect((await call("POST", `${ADMIN}/settle`, {})).statusCode).toBe(204);
    expect((await readReview()).prizes).toEqual({ count: 1, total: 5000, passedOn: 1, withoutWinner: 9, unknown: 0 });
  });
});

describe("the plan of the prizes", () => {
  it("looks only at members who could be paid, however many stand before them", async () => {
    await seedPoints(db, { memberCount: 120, rowCount: 600, now: clock.now() });
    rpc.holdings.set(await earn("rich"), ["10000000000"]);
    await freeze();
    const { result, count } = await countQueries(() => planPrizes(site.deps, "2026-03"));
    expect(result.prizes).toMatchObject([{ rank: 121, prize: 5000 }]);
    expect(count).toBeLessThan(10);
  });
});

describe("GET /api/admin/months", () => {
  it("lists closed months with the state of their reviews, and says when the next one closes", async () => {
    await earn("vex");
    boss = await site.registerAdmin("early");
    expect((await call("GET", "/api/admin/months")).json()).toEqual({
      months: [],
      nextCloseAt: "2026-04-01T04:00:00.000Z",
    });
    await freeze();
    const month = { monthYear: "2026-03", state: "frozen", isSettled: false, members: 1, entries: 1 };
    expect((await call("GET", "/api/admin/months")).json()).toEqual({
      months: [month],
      nextCloseAt: "2026-05-01T04:00:00.000Z",
    });
    await call("POST", `${ADMIN}/settle`, { acceptUnknown: true });
    expect((await call("GET", "/api/admin/months")).json().months).toEqual([{ ...month, isSettled: true }]);
  });
});

describe("the bell", () => {
  it("tells who won, who has a place, who was taken out and who was paid, each once", async () => {
    const winner = await registerEarning("rich");
    const { member: other } = await registerEarning("poor");
    const { member: cheat } = await registerEarning("cheat");
    const { member: quiet } = await registerEarning("quiet");
    await switchOff(quiet, "rewards");
    rpc.holdings.set(winner.wallet, ["10000000000"]);
    await freeze();
    const { rows } = await readReview();
    const find = (name: string) => rows.find(({ username }) => username === name)?.pseudonym;
    const disqualify = { pseudonym: find("cheat"), category: "several-accounts", reason: "One hand" };
    const decide = async () => (await call("POST", `${ADMIN}/decisions`, disqualify)).statusCode;
    expect(await decide()).toBe(204);
    expect((await call("DELETE", `${ADMIN}/decisions/${find("cheat")}`)).statusCode).toBe(204);
    expect(await readKinds(cheat)).toEqual([]);
    clock.advance(1000);
    expect(await decide()).toBe(204);
    expect((await call("POST", `${ADMIN}/settle`, {})).statusCode).toBe(204);
    expect([await readKinds(winner.member), await readKinds(other)]).toEqual([[], []]);
    expect((await call("POST", `${ADMIN}/publish`, { count: 1, total: 5000 })).statusCode).toBe(204);
    for (let time = 0; time < 2; time += 1) {
      const paid = await call("PUT", `${ADMIN}/payments/${find("rich")}`, { signature: "5".repeat(88) });
      expect(paid.statusCode, paid.body).toBe(204);
    }
    const link = "/leaderboard?month=2026-03";
    expect((await readNews(winner.member)).map(({ kind, values }) => [kind, values])).toEqual(
      expect.arrayContaining([
        ["months.paid", { month: "2026-03", tokens: 5000 }],
        ["months.prize", { month: "2026-03", rank: 1, tokens: 5000 }],
      ]),
    );
    expect(await readKinds(winner.member)).toHaveLength(2);
    expect(await readNews(other)).toMatchObject([{ kind: "months.published", count: 1, link }]);
    expect(await readNews(cheat)).toMatchObject([{ kind: "months.disqualified", count: 1, link }]);
    expect(await readKinds(quiet)).toEqual([]);
  });
});
