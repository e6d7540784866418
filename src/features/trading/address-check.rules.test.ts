import { describe, expect, it } from "vitest";
import { EVM_ADDRESS } from "../../../tests/support/one-token-pack.ts";
import { checkAddress } from "./address-check.rules.ts";

const ADDRESS = "A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE";
const TOKENS = [
  { name: "Moonshot", address: ADDRESS },
  { name: "Pump.fun", address: "EHMP9NXLQjtTKjtAzN4fbd6ncAPHCrs9fsW7kyvVVKBP" },
];
const SOLANA = { chain: { family: "solana" }, tokens: TOKENS } as const;

describe("checkAddress", () => {
  it.each([
    ["", { kind: "empty" }],
    ["  \n", { kind: "empty" }],
    [ADDRESS, { kind: "ours", token: "Moonshot" }],
    [` ${ADDRESS}\n`, { kind: "ours", token: "Moonshot" }],
    [TOKENS[1]?.address ?? "", { kind: "ours", token: "Pump.fun" }],
    [`A5Nx${ADDRESS.slice(4, -4).split("").reverse().join("")}3TEE`, { kind: "look-alike", token: "Moonshot" }],
    [`A5Nx${"z".repeat(40)}`, { kind: "look-alike", token: "Moonshot" }],
    [`${"z".repeat(40)}VKBP`, { kind: "look-alike", token: "Pump.fun" }],
    [ADDRESS.replace("X6z3", "X6z4"), { kind: "look-alike", token: "Moonshot" }],
    [ADDRESS.toLowerCase(), { kind: "look-alike", token: "Moonshot" }],
    [`${ADDRESS.slice(0, 20)}\u200b${ADDRESS.slice(20)}`, { kind: "look-alike", token: "Moonshot" }],
    [ADDRESS.slice(0, -1), { kind: "look-alike", token: "Moonshot" }],
    ["So11111111111111111111111111111111111111112", { kind: "foreign" }],
    [`https://evil.example/${ADDRESS.slice(0, 20)}`, { kind: "malformed" }],
    ["hello", { kind: "malformed" }],
    [`0${"z".repeat(40)}`, { kind: "malformed" }],
  ])("says of %j: %j", (text, verdict) => expect(checkAddress(text, SOLANA)).toEqual(verdict));

  const [first = "", end = ""] = [EVM_ADDRESS.slice(2, 6), EVM_ADDRESS.slice(-4)];
  it.each([
    [EVM_ADDRESS, "ours"],
    [EVM_ADDRESS.toLowerCase(), "ours"],
    [EVM_ADDRESS.slice(2), "look-alike"],
    [`0x${first.toUpperCase()}${"0".repeat(36)}`, "look-alike"],
    [`0x${"0".repeat(36)}${end}`, "look-alike"],
    [`0x${first.slice(0, 2)}${"0".repeat(38)}`, "foreign"],
    [ADDRESS, "malformed"],
  ])("says of %j on an EVM chain: %s", (text, kind) => {
    const evm = { chain: { family: "evm" }, tokens: [{ name: "Frogz", address: EVM_ADDRESS }] } as const;
    expect(checkAddress(text, evm).kind).toBe(kind);
  });

  it("never calls a link ours, whatever it ends with", () => {
    expect(checkAddress(`https://evil.example/${ADDRESS}`, SOLANA).kind).not.toBe("ours");
  });
});
