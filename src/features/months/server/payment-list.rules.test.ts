import { describe, expect, it } from "vitest";
import type { ChainFamily } from "#shared/chains.ts";
import { isTransactionId, writePaymentCsv } from "./payment-list.rules.ts";

const HASH = `0x${"a1".repeat(32)}`;
const SIGNATURE = "1".repeat(64);

describe("what a transaction is found by", () => {
  it.each<[ChainFamily, string, boolean]>([
    ["solana", SIGNATURE, true],
    ["solana", HASH, false],
    ["evm", HASH, true],
    ["evm", HASH.toUpperCase().replace("0X", "0x"), true],
    ["evm", HASH.slice(0, -1), false],
    ["evm", `${HASH}0`, false],
    ["evm", HASH.slice(2), false],
    ["evm", SIGNATURE, false],
  ])("on %s: %s is one: %s", (family, text, isOne) => {
    expect(isTransactionId(family, text)).toBe(isOne);
  });
});

describe("the list of payments for a spreadsheet", () => {
  const list = { monthYear: "2026-03", count: 0, total: 0, paid: 0, payments: [] };
  const readHeading = (csv: string) => csv.split(/\r?\n/)[0]?.split(",");

  it("says on which EVM chain it is paid, where an address is the same on all", () => {
    const chain = { family: "evm", name: "Base", priceSourceId: "base", chainId: 8453 } as const;
    const heading = readHeading(writePaymentCsv(list, chain));
    expect(heading).toContain("Base wallet");
    expect(heading).toContain("transaction hash");
  });

  it("names wallet and signature on Solana", () => {
    const heading = readHeading(writePaymentCsv(list, { family: "solana", name: "Solana", priceSourceId: "solana" }));
    expect(heading?.slice(4, 7)).toEqual(["wallet", "amount", "signature"]);
  });
});
