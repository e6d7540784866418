import type { IncomingMessage, ServerResponse } from "node:http";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { FakeClock } from "../../../../tests/support/fake-clock.ts";
import { startFakePriceSource } from "../../../../tests/support/fake-price-source.ts";
import { askForBalance } from "./evm-holdings.rules.ts";
import { createTokenHoldings, readHoldings } from "./token-holdings.service.ts";

const CONTRACT = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";
const VEX = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const CALL_DATA = "0x70a082310000000000000000000000005aaeb6053f3e94c9b9a09f33669435e7ef1beaed";
const U256_MAX = `0x${"f".repeat(64)}`;
const toWord = (parts: bigint) => `0x${parts.toString(16).padStart(64, "0")}`;

const question = askForBalance(CONTRACT);
const service = await startFakePriceSource();
afterAll(() => service.close());

function answerWith(result: unknown, requests: unknown[] = []) {
  return async (response: ServerResponse, request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    requests.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, result }));
  };
}

describe("what a wallet of an EVM chain holds", () => {
  it("is asked of the token's contract, and read to the last part", async () => {
    const requests: unknown[] = [];
    service.behave(answerWith(toWord(1_000_000_000_000_000_000_000_000_001n), requests));
    const log = pino({ level: "silent" });
    const holdings = createTokenHoldings({ url: service.baseUrl, question, clock: new FakeClock(), log });
    expect(await holdings.read([VEX])).toEqual(new Map([[VEX, 1_000_000_000_000_000_000_000_000_001n]]));
    expect(requests).toEqual([
      { jsonrpc: "2.0", id: 1, method: "eth_call", params: [{ to: CONTRACT, data: CALL_DATA }, "latest"] },
    ]);
  });

  it.each([
    ["nothing held", toWord(0n), 0n],
    ["one part", toWord(1n), 1n],
    ["the most there can be", U256_MAX, 2n ** 256n - 1n],
  ])("is %s", (_name, result, parts) => {
    expect(readHoldings(JSON.stringify({ jsonrpc: "2.0", id: 1, result }), question, VEX)).toBe(parts);
  });

  it.each([
    ["of an address without a contract", { result: "0x" }],
    ["with a short word", { result: "0x01" }],
    ["with two words", { result: toWord(1n) + "0".repeat(64) }],
    ["with a number", { result: 1 }],
    ["with a decimal text", { result: "1".repeat(64) }],
    ["with nothing", { result: null }],
    ["without a result", {}],
    ["to another question", { id: 2, result: toWord(1n) }],
    ["that is a refusal", { error: { code: 3, message: "execution reverted" } }],
  ])("is unknown by an answer %s", (_name, answer) => {
    expect(() => readHoldings(JSON.stringify({ jsonrpc: "2.0", id: 1, ...answer }), question, VEX)).toThrow();
  });
});
