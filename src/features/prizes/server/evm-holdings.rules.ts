import type { HoldingsQuestion } from "./token-holdings.service.ts";

/** The first four bytes of the hash of `balanceOf(address)`, by which an ERC-20 contract knows what is asked. */
const BALANCE_OF = "0x70a08231";
/** Digits of a 32-byte word, as contracts take and answer. */
const WORD_DIGITS = 64;
const WORD = /^0x[0-9a-fA-F]{64}$/;

/** What an ERC-20 contract says that a wallet holds. */
export function askForBalance(contract: string): HoldingsQuestion {
  return {
    write(wallet) {
      const data = BALANCE_OF + wallet.slice(2).toLowerCase().padStart(WORD_DIGITS, "0");
      return { method: "eth_call", params: [{ to: contract, data }, "latest"] };
    },
    readParts(result) {
      // An address without a contract answers "0x": that is no balance of zero.
      if (typeof result !== "string" || !WORD.test(result)) {
        throw new Error("the chain's service answered something else than a balance");
      }
      return BigInt(result);
    },
  };
}
