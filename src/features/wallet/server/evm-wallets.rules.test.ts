import { hexToBytes } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { createEvmWallet, EVM_CHAIN } from "./evm-wallet.fixture.ts";
import { getWalletFamily } from "./wallet-families.rules.ts";

// A key that is known everywhere, with the address that every library derives from it.
const known = createEvmWallet(hexToBytes("1".padStart(64, "0")));
const evm = getWalletFamily(EVM_CHAIN);
const MESSAGE = "Prove that this wallet is yours. 🐸\n\nNonce: a1b2c3d4";

describe("the text that an EVM wallet signs", () => {
  it("is a message of ERC-4361, word for word", () => {
    const { address } = createEvmWallet();
    const issuedAt = new Date("2026-11-20T12:00:00Z");
    const expiresAt = new Date("2026-11-20T12:05:00Z");
    const facts = { origin: "https://pond.example:8443", address, statement: "It moves nothing.", nonce: "a1b2c3d4" };
    expect(evm.writeMessage({ ...facts, issuedAt, expiresAt })).toBe(
      `pond.example:8443 wants you to sign in with your Ethereum account:
${address}

It moves nothing.

URI: https://pond.example:8443
Version: 1
Chain ID: 8453
Nonce: a1b2c3d4
Issued At: 2026-11-20T12:00:00.000Z
Expiration Time: 2026-11-20T12:05:00.000Z`,
    );
  });
});

describe("an EVM address", () => {
  const { address } = known;
  const digits = address.slice(2);

  it.each([
    ["small letters", `0x${digits.toLowerCase()}`, address],
    ["capitals", `0x${digits.toUpperCase()}`, address],
    ["its checksum", address, address],
    ["a wrong checksum", `0x${digits.replace(/[a-f]/i, (one) => (one < "a" ? one.toLowerCase() : one.toUpperCase()))}`],
    ["a digit too few", address.slice(0, -1)],
    ["a digit too many", `${address}0`],
    ["no 0x", digits],
    ["a line after it", `${address}\n`],
    ["a Solana address", "A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE"],
    ["nothing", ""],
  ])("with %s", (_name, text, expected?: string) => {
    expect(evm.readAddress(text)).toBe(expected);
  });
});

describe("a signature of personal_sign", () => {
  const wallet = known;
  const right = wallet.sign(MESSAGE);

  it("is by the address that the key has", () => {
    expect(wallet.address).toBe("0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf");
  });

  it.each<[string, boolean, string]>([
    ["as wallets give it", true, right],
    ["in capitals", true, `0x${right.slice(2).toUpperCase()}`],
    ["with 0 and 1 for the key, as some devices give it", true, wallet.sign(MESSAGE, { firstRecovery: 0 })],
    ["with another recovery byte", false, wallet.sign(MESSAGE, { firstRecovery: 29 })],
    [
      "with the chain in the recovery byte, as transactions have it",
      false,
      wallet.sign(MESSAGE, { firstRecovery: 35 }),
    ],
    ["with the other recovery byte", false, right.slice(0, -2) + (right.endsWith("1b") ? "1c" : "1b")],
    ["in its high-s form", false, wallet.sign(MESSAGE, { isHigh: true })],
    ["without the recovery byte", false, right.slice(0, -2)],
    ["with a byte more", false, `${right}00`],
    ["with half a byte less", false, right.slice(0, -1)],
    ["without 0x", false, right.slice(2)],
    ["with a letter that is no digit", false, right.replace(/.$/, "g")],
    ["with r of zero", false, `0x${"0".repeat(64)}${right.slice(66)}`],
    ["with s of zero", false, `${right.slice(0, 66)}${"0".repeat(64)}1b`],
    ["with r beyond the curve", false, `0x${"f".repeat(64)}${right.slice(66)}`],
    ["of nothing but zeros", false, `0x${"0".repeat(130)}`],
    ["of another text", false, wallet.sign(`${MESSAGE} `)],
    ["of another key", false, createEvmWallet().sign(MESSAGE)],
    ["that is empty", false, ""],
    ["as long as a book", false, `0x${"a".repeat(100_000)}`],
  ])("%s counts: %s", (_name, counts, signature) => {
    expect(evm.isSignedBy(wallet.address, MESSAGE, signature)).toBe(counts);
  });

  it("is each key's own, whichever of the two recovery bytes it has", () => {
    const wallets = Array.from({ length: 6 }, () => createEvmWallet());
    for (const one of wallets) {
      const signature = one.sign(MESSAGE);
      expect(wallets.filter(({ address }) => evm.isSignedBy(address, MESSAGE, signature))).toEqual([one]);
    }
  });
});
