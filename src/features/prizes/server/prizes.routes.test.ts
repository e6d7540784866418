// About the default community.
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { walletProofsTable } from "#features/wallet/server/wallet.tables.ts";
import { pack } from "#pack/pack.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact, buildUser, buildWorkDays } from "../../../../tests/support/builders.ts";
import { countQueries } from "../../../../tests/support/count-queries.ts";
import { DAY_MS, FakeClock } from "../../../../tests/support/fake-clock.ts";
import { priceSourceBehaviours, startFakePriceSource } from "../../../../tests/support/fake-price-source.ts";
import { startFakeSolanaRpc } from "../../../../tests/support/fake-solana-rpc.ts";
import type { PrizeConditionRules } from "../prizes.rules.ts";
import { readPrizeConditions } from "./read-prize-conditions.usecase.ts";

const rpc = await startFakeSolanaRpc();
const clock = new FakeClock("2026-11-10T12:00:00.000Z");
const site = await buildTestApp({ clock, config: { solanaRpcUrl: rpc.url } });
const CLOSE = new Date("2026-12-01T05:00:00.000Z");
const MINIMUM: PrizeConditionRules = { ...pack.prizeConditions, minimumHeld: { token: "moonshot", amount: 10 } };

beforeEach(() => {
  rpc.reset();
  clock.set("2026-11-10T12:00:00.000Z");
});
afterAll(() => rpc.close());

function ask(member: TestMember, id = member.user.id) {
  return site.inject({ url: `/api/users/${id}/prize-conditions`, headers: member.headers });
}

let walletNumber = 0;

async function proveWallet(userId: string): Promise<string> {
  walletNumber += 1;
  const address = `wallet-${walletNumber}`;
  await site.db.insert(walletProofsTable).values({ userId, address, provenAt: clock.now() });
  return address;
}

describe("GET /api/users/:id/prize-conditions", () => {
  it("tells a newcomer what is missing and when the month closes", async () => {
    const vex = await site.register();
    const response = await ask(vex);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({
      closesAt: CLOSE.toISOString(),
      conditions: [
        { id: "contact", met: false },
        { id: "wallet", met: false },
        { id: "work-days", met: false, details: { days: 3, count: 0 } },
        { id: "account-age", met: true, details: { days: 7, metAt: "2026-11-17T12:00:00.000Z" } },
      ],
    });
  });

  it("counts a confirmed contact and a proven wallet, and neither an unconfirmed nor a typed one", async () => {
    const vex = await site.register(undefined, { solanaWallet: pack.tokens[0].address });
    await buildContact(site.db, { userId: vex.user.id, confirmedAt: null });
    const met = async () => (await ask(vex)).json().conditions.map((condition: { met: boolean }) => condition.met);
    expect(await met()).toEqual([false, false, false, true]);
    await site.pool.query("UPDATE recovery_contacts SET confirmed_at = now()");
    await proveWallet(vex.user.id);
    await buildWorkDays(site.db, { userId: vex.user.id, from: clock.now() });
    expect(await met()).toEqual([true, true, true, true]);
  });

  it("counts days of New York with points that were seen being earned, and none of before", async () => {
    const vex = await site.register();
    const readDays = async () => (await ask(vex)).json().conditions[2];
    const add = (createdAt: string, proven = true, sourceId: string | null = null) =>
      site.pool.query(
        `INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, proven, source_id, created_at)
         VALUES (gen_random_uuid(), $1, 'tweet', 6, '2026-11', $2, $3, $4)`,
        [vex.user.id, proven, sourceId, createdAt],
      );
    await add("2026-11-03T04:59:59Z");
    await add("2026-11-02T05:00:00Z");
    expect(await readDays()).toMatchObject({ met: false, details: { count: 1 } });
    await add("2026-11-04T12:00:00Z", false);
    await add("2026-11-05T12:00:00Z", true, "before-receipts:1");
    expect(await readDays()).toMatchObject({ met: false, details: { count: 1 } });
    for (const day of ["06", "07", "08"]) await add(`2026-11-${day}T12:00:00Z`);
    expect(await readDays()).toEqual({ id: "work-days", met: true, details: { days: 3, count: 3 } });
  });

  it("tells who came in the last week that this month is too early", async () => {
    clock.set("2026-11-25T12:00:00.000Z");
    const conditions = (await ask(await site.register())).json().conditions;
    expect(conditions.at(-1)).toMatchObject({ met: false, details: { metAt: "2026-12-02T12:00:00.000Z" } });
  });

  it("judges a month under review by its own close and works", async () => {
    clock.set("2026-11-28T12:00:00.000Z");
    const member = await site.register();
    await buildWorkDays(site.db, { userId: member.user.id, from: clock.now() });
    clock.set("2026-12-02T12:00:00.000Z");
    const read = async (query: string) => {
      const url = `/api/users/${member.user.id}/prize-conditions${query}`;
      const { closesAt, conditions } = (await site.inject({ url, headers: member.headers })).json();
      const met = conditions.flatMap((condition: { id: string; met: boolean }) => (condition.met ? condition.id : []));
      return { closesAt, met };
    };
    expect(await read("?month=2026-11")).toEqual({ closesAt: CLOSE.toISOString(), met: ["work-days"] });
    expect(await read("")).toEqual({ closesAt: "2027-01-01T05:00:00.000Z", met: ["account-age"] });
  });

  it("needs a login and tells nobody about others", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    expect((await site.inject({ url: `/api/users/${vex.user.id}/prize-conditions` })).statusCode).toBe(401);
    expect((await ask(rex, vex.user.id)).statusCode).toBe(403);
  });
});

describe("the prize conditions of many members", () => {
  it("cost one statement, however many they are", async () => {
    const users = await Promise.all(Array.from({ length: 40 }, () => buildUser(site.db)));
    const ids = users.map(({ id }) => id);
    const { result, count } = await countQueries(() => readPrizeConditions(site.deps, ids, CLOSE));
    expect(result.size).toBe(40);
    expect(count).toBe(1);
    expect((await countQueries(() => readPrizeConditions(site.deps, [], CLOSE))).count).toBe(0);
  });

  it("count the tokens in proven wallets, and do not hold against anybody that the chain is silent", async () => {
    const [rich, poor, none] = await Promise.all([buildUser(site.db), buildUser(site.db), buildUser(site.db)]);
    const [richWallet, poorWallet] = [await proveWallet(rich.id), await proveWallet(poor.id)];
    rpc.holdings.set(richWallet, ["9999999999", "1"]);
    rpc.holdings.set(poorWallet, ["9999999999"]);
    const read = async () => {
      const conditions = await readPrizeConditions(site.deps, [rich.id, poor.id, none.id], CLOSE, { rules: MINIMUM });
      return [rich, poor, none].map(({ id }) => conditions.get(id)?.find((condition) => condition.id === "holding"));
    };
    const details = { minimum: 10, symbol: "BAGZ", isUnknown: false };
    const known = [true, false, false].map((met) => ({ id: "holding", met, details }));
    expect(await read()).toEqual(known);
    expect(rpc.requests.map(({ params }) => params[1].mint)).toEqual(Array(2).fill(pack.tokens[0].address));

    rpc.behave(priceSourceBehaviours.fail(503));
    clock.advance(DAY_MS - 1);
    expect(await read()).toEqual(known);
    clock.advance(DAY_MS);
    expect((await read()).map((condition) => condition?.details)).toEqual([
      { ...details, isUnknown: true },
      { ...details, isUnknown: true },
      details,
    ]);
  });

  it("are counted by the service of the chain's own family, and the other's is not asked", async () => {
    const { id } = await buildUser(site.db);
    await proveWallet(id);
    const evm = await startFakePriceSource();
    onTestFinished(() => evm.close());
    evm.behave(priceSourceBehaviours.body(JSON.stringify({ jsonrpc: "2.0", id: 1, result: `0x${"f".repeat(64)}` })));
    const chain = { family: "evm", name: "Base", priceSourceId: "base", chainId: 8453 } as const;
    const deps = { ...site.deps, chain, config: { ...site.config, evmRpcUrl: evm.baseUrl } };
    const conditions = (await readPrizeConditions(deps, [id], CLOSE, { rules: MINIMUM })).get(id);
    expect(conditions?.find((condition) => condition.id === "holding")?.met).toBe(true);
    expect([evm.calls.length, rpc.requests.length]).toEqual([1, 0]);
  });

  it("ask for no tokens where no service is set", async () => {
    const { id } = await buildUser(site.db);
    const deps = { ...site.deps, config: { ...site.config, solanaRpcUrl: undefined } };
    const conditions = (await readPrizeConditions(deps, [id], CLOSE, { rules: MINIMUM })).get(id);
    expect(conditions?.map((condition) => condition.id)).toEqual(["contact", "wallet", "work-days", "account-age"]);
  });
});
