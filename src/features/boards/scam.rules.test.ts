import { describe, expect, it } from "vitest";
import { pack } from "#pack/pack.ts";
import { measureCost } from "../../../tests/support/measure-cost.ts";
import { findWarnings } from "./scam.rules.ts";

const ours = pack.tokens.moonshot.address;

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
    ["too-good", "ｇｕａｒａｎｔｅｅｄ profit"],
  ])("finds %s in %j", (code, text) => {
    expect(findWarnings([text])).toContain(code);
  });

  it("lists what it finds anywhere once, the worst first", () => {
    expect(findWarnings(["double your money", "your seed phrase", "double your bags"])).toEqual([
      "seed-phrase",
      "too-good",
    ]);
  });

  it("takes no time over texts made to be slow", async () => {
    const { cpuMs } = await measureCost(async () => {
      for (const piece of ["send ", "@a.", "1", "a.b/", "guaranteed ", "١ "])
        findWarnings([piece.repeat(2000 / piece.length)]);
    });
    expect(cpuMs).toBeLessThan(500);
  });
});
