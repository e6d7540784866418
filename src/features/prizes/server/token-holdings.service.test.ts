import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { FakeClock, HOUR_MS, MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { priceSourceBehaviours as behaviours } from "../../../../tests/support/fake-price-source.ts";
import { buildTokenAccount, startFakeSolanaRpc } from "../../../../tests/support/fake-solana-rpc.ts";
import { askForTokenAccounts } from "./solana-holdings.rules.ts";
import { createTokenHoldings, readHoldings } from "./token-holdings.service.ts";

const MINT = "A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE";
const OTHER_MINT = "EHMP9NXLQjtTKjtAzN4fbd6ncAPHCrs9fsW7kyvVVKBP";
const VEX = "DXnQE26gz94fLK9Si9mPxZUAPuKKTQmnQBV5Mcnhepi1";
const REX = "Gm88xVhQLQ5NH7MwovwPV49o3f3NMd7ELbhQp8sxe4zu";
const U64_MAX = "18446744073709551615";

const question = askForTokenAccounts(MINT);
const rpc = await startFakeSolanaRpc();
beforeEach(() => rpc.reset());
afterAll(() => rpc.close());

function open() {
  const clock = new FakeClock();
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const holdings = createTokenHoldings({ url: rpc.url, question, clock, log });
  const read = async (...wallets: string[]) => Object.fromEntries(await holdings.read(wallets));
  return { clock, holdings, lines, read };
}

describe("what wallets hold", () => {
  it("is asked for by wallet and mint and added up over its accounts", async () => {
    rpc.holdings.set(VEX, ["1", U64_MAX]);
    const { read } = open();
    expect(await read(VEX, REX)).toEqual({ [VEX]: 2n ** 64n, [REX]: 0n });
    expect(rpc.requests.toSorted((one, other) => one.params[0].localeCompare(other.params[0]))).toEqual(
      [VEX, REX].map((owner) => ({
        jsonrpc: "2.0",
        id: 1,
        method: "getTokenAccountsByOwner",
        params: [owner, { mint: MINT }, { encoding: "jsonParsed" }],
      })),
    );
  });

  it("is asked for once in ten minutes, by however many at once", async () => {
    rpc.holdings.set(VEX, ["5"]);
    const { read, clock } = open();
    await Promise.all(Array.from({ length: 20 }, () => read(VEX)));
    clock.advance(9 * MINUTE_MS);
    await read(VEX);
    expect(rpc.requests).toHaveLength(1);
    clock.advance(2 * MINUTE_MS);
    rpc.holdings.set(VEX, ["6"]);
    expect(await read(VEX)).toEqual({ [VEX]: 6n });
  });

  it.each([
    ["fails", behaviours.fail(500)],
    ["has had enough of us", behaviours.fail(429, { "retry-after": "30" })],
    ["sends us elsewhere", behaviours.redirect("http://127.0.0.1:9/")],
    [
      "says no by its protocol",
      behaviours.body('{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no such mint"}}'),
    ],
    ["answers with a page", behaviours.body("<h1>Welcome</h1>")],
    ["answers with nothing", behaviours.body("")],
    ["answers with null", behaviours.body("null")],
    ["breaks off", behaviours.cutOff()],
    ["never answers", behaviours.hang()],
    ["answers without an end", behaviours.flood(64)],
  ])("is unknown while the service %s, and what was known before stands", async (_name, behaviour) => {
    rpc.holdings.set(VEX, ["5"]);
    const { read, clock } = open();
    await read(VEX);
    rpc.behave(behaviour);
    clock.advance(HOUR_MS);
    expect(await read(VEX, REX)).toEqual({ [VEX]: 5n });
    clock.advance(24 * HOUR_MS);
    expect(await read(VEX, REX)).toEqual({});
  });

  it("is waited for by whoever has the time, and found by others the next time", async () => {
    rpc.holdings.set(VEX, ["5"]);
    const { holdings } = open();
    const answerAll = rpc.holdBack();
    const patient = holdings.read([VEX]);
    expect((await holdings.read([VEX], 0)).size).toBe(0);
    answerAll();
    expect((await patient).get(VEX)).toBe(5n);
    expect((await holdings.read([VEX], 0)).get(VEX)).toBe(5n);
  });

  it("leaves a service that fails alone, and comes back to it", async () => {
    rpc.behave(behaviours.fail(503));
    const { read, clock, lines } = open();
    expect(await read(VEX, REX)).toEqual({});
    const warnings = () => lines.filter((line) => line.includes("service failed")).length;
    // Two that failed together are one failure; at once nobody asks again.
    expect(warnings()).toBe(1);
    await read(VEX);
    expect(warnings()).toBe(1);
    rpc.reset();
    rpc.holdings.set(VEX, ["5"]);
    clock.advance(MINUTE_MS);
    expect(await read(VEX)).toEqual({ [VEX]: 5n });
    expect(lines.join()).not.toContain("secret-of-the-service");
  });
});

describe("an answer about token accounts", () => {
  const account = buildTokenAccount({ owner: VEX, mint: MINT, amount: "7" });
  const write = (value: unknown, changes: object = {}) =>
    JSON.stringify({ jsonrpc: "2.0", id: 1, result: { context: { slot: 1 }, value }, ...changes });
  const withAmount = (amount: unknown) => {
    const copy = structuredClone(account) as {
      account: { data: { parsed: { info: { tokenAmount: { amount: unknown } } } } };
    };
    copy.account.data.parsed.info.tokenAmount.amount = amount;
    return copy;
  };

  it("is read to the last part", () => {
    expect(readHoldings(write([account, withAmount(U64_MAX)]), question, VEX)).toBe(2n ** 64n + 6n);
    expect(readHoldings(write([]), question, VEX)).toBe(0n);
  });

  it.each([
    ["of another wallet", write([buildTokenAccount({ owner: REX, mint: MINT, amount: "7" })])],
    ["of another token", write([buildTokenAccount({ owner: VEX, mint: OTHER_MINT, amount: "7" })])],
    ["to another question", write([account], { id: 2 })],
    ["with a number", write([withAmount(7)])],
    ["with a negative amount", write([withAmount("-7")])],
    ["with a fraction", write([withAmount("7.5")])],
    ["with an exponent", write([withAmount("7e9")])],
    ["with more than there can be", write([withAmount("18446744073709551616")])],
    ["without accounts", JSON.stringify({ jsonrpc: "2.0", id: 1, result: {} })],
    ["with accounts in another encoding", write([{ account: { data: ["AAAA", "base64"] } }])],
  ])("is no answer when it is one %s", (_name, text) => {
    expect(() => readHoldings(text, question, VEX)).toThrow();
  });
});
