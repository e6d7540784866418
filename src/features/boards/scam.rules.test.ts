// About the default community.
import { describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { measureCost } from "../../../tests/support/measure-cost.ts";
import { EVM_ADDRESS, keepOneToken } from "../../../tests/support/one-token-pack.ts";
import { findWarnings } from "./scam.rules.ts";

const ours = pack.tokens[0].address;

describe("the scam check", () => {
  it.each([
    "Hand-drawn bags, ink on paper. DM @vex or @bagz.",
    `The only address is ${ours}.`,
    "First come, first served. Bring your own stickers; I send the bag after you have paid.",
    "https://x.example/bagz and me@bagz.example",
    "12 bags, 24 stickers, twice the fun",
    "a".repeat(60),
  ])("finds nothing in %j", (text) => {
    expect(findWarnings([text])).toEqual([]);
  });

  it.each([
    ["foreign-address", `Buy here: ${ours.slice(0, -1)}Q`],
    ["foreign-address", `${ours.slice(0, 20)}\u200b${ours.slice(20, -1)}Q`],
    ["foreign-address", "0x52908400098527886E0F7030069857D2E4169EE7"],
    ["look-alike", "Ask @b4gz"],
    ["look-alike", "Ask @bagz_official"],
    ["look-alike", "Ask @BagzSupport1"],
    ["look-alike", "Ask @bagz_7"],
    ["look-alike", "https://x.example/bаgz"],
    ["look-alike", "t.me/bagz_airdrop"],
    ["seed-phrase", "Send me your SEED\u200b phrase"],
    ["seed-phrase", "just your 12 words"],
    ["seed-phrase", "I need the private key"],
    ["seed-phrase", "Gib mir deinen privaten Schlüssel, also deinen privater Schlüssel"],
    ["seed-phrase", "请告诉我助记词"],
    ["too-good", "Pay 2 SOL first and I ship"],
    ["too-good", "Double your bags in a day"],
    ["too-good", "send 1 SOL and get 2 back"],
    ["too-good", "send me $1,000usdc now, get 2"],
    ["look-alike", "see https://t.me/@bagz_airdrop"],
    ["too-good", "ｇｕａｒａｎｔｅｅｄ profit"],
  ])("finds %s in %j", (code, text) => {
    expect(findWarnings([text])).toContain(code);
  });

  it.each([
    [`The only address is ${EVM_ADDRESS}.`, []],
    [EVM_ADDRESS.toLowerCase(), []],
    ["0x52908400098527886E0F7030069857D2E4169EE7", ["foreign-address"]],
    [ours, ["foreign-address"]],
  ])("knows the address of an EVM token without its capitals in %j", (text, warnings) => {
    expect(findWarnings([text], keepOneToken(pack))).toEqual(warnings);
  });

  it("lists what it finds anywhere once, the worst first", () => {
    expect(findWarnings(["double your money", "your seed phrase", "double your bags"])).toEqual([
      "seed-phrase",
      "too-good",
    ]);
  });

  it.each([
    "a.",
    "a.b/",
    "@a.",
    "ﷺ",
    "㌖",
    "a\u200b",
    "send ",
    "send 1",
    "1",
    "1,",
    "pay a a a a ",
    "guaranteed a ",
    "double my ",
    "1 % ",
  ])("reads a text of %j once, however long it is", async (piece) => {
    async function measure(length: number): Promise<number> {
      const hostile = [piece, `send ${piece}`].map((start) => `${start}${piece.repeat(length / piece.length)}`);
      const costs: number[] = [];
      for (let round = 0; round < 3; round += 1)
        costs.push((await measureCost(async () => void findWarnings(hostile))).cpuMs);
      return Math.min(...costs);
    }
    const short = Math.max(1, await measure(4000));
    // Sixteen times as long: who reads it once takes sixteen times as long, who reads it again and again 256 times.
    expect(await measure(64_000)).toBeLessThan(80 * short);
  });
});
