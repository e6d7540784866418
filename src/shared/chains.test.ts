import { describe, expect, it } from "vitest";
import { type ChainFamily, countBase58Bytes, isChainAddress, writeEvmChecksum } from "./chains.ts";

const SOLANA = "A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE";
// The examples of ERC-55.
const EVM = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

describe("addresses of chains", () => {
  it.each<[ChainFamily, string, boolean]>([
    ["solana", SOLANA, true],
    ["solana", "1".repeat(32), true],
    ["solana", "0OIl", false],
    ["solana", EVM, false],
    ["evm", EVM, true],
    ["evm", "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359", true],
    ["evm", EVM.toLowerCase(), true],
    ["evm", `0x${EVM.slice(2).toUpperCase()}`, true],
    ["evm", EVM.replace("5aA", "5AA"), false],
    ["evm", EVM.slice(0, -1), false],
    ["evm", EVM.slice(2), false],
    ["evm", SOLANA, false],
    ["evm", "", false],
  ])("of %s: %s is one: %s", (family, text, isOne) => {
    expect(isChainAddress(family, text)).toBe(isOne);
  });

  it("carry a checksum on EVM chains", () => {
    expect(writeEvmChecksum(EVM.toLowerCase())).toBe(EVM);
  });

  it("have bytes to count on Solana", () => {
    expect(countBase58Bytes(SOLANA)).toBe(32);
    expect(countBase58Bytes("abc0")).toBe(-1);
    expect(countBase58Bytes("")).toBe(0);
  });
});
