import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The chain that a community's tokens live on; market data, wallets and payments follow it. */
export type Chain =
  | { family: "solana"; name: string; priceSourceId: string }
  | { family: "evm"; name: string; priceSourceId: string; chainId: number };

export type ChainFamily = Chain["family"];

/** The form of an address, for whoever types one: no more can be seen at a glance. */
export const ADDRESS_FORMS: Record<ChainFamily, RegExp> = {
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  evm: /^0x[0-9a-fA-F]{40}$/,
};

/** Characters of an address, as people are told. */
export const ADDRESS_LENGTHS: Record<ChainFamily, { min: number; max: number }> = {
  solana: { min: 32, max: 44 },
  evm: { min: 42, max: 42 },
};

const BASE58_ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const SOLANA_ADDRESS_BYTES = 32;

/** Number of bytes a base58 text stands for; -1 when it is none. */
export function countBase58Bytes(text: string): number {
  let value = 0n;
  for (const letter of text) {
    const digit = BASE58_ALPHABET.indexOf(letter);
    if (digit < 0) return -1;
    value = value * 58n + BigInt(digit);
  }
  const leadingZeros = /^1*/.exec(text)?.[0].length ?? 0;
  return leadingZeros + Math.ceil(value.toString(16).length / 2) * (value === 0n ? 0 : 1);
}

/** An EVM address with capitals where its own hash wants them (ERC-55), so that a typing error shows. */
export function writeEvmChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = [...digits].map((digit, index) =>
    Number.parseInt(hash[index] ?? "0", 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join("")}`;
}

/** EVM addresses in small or capital letters alone carry no checksum, and are taken as they are. */
function isEvmAddress(text: string): boolean {
  if (!ADDRESS_FORMS.evm.test(text)) return false;
  const digits = text.slice(2);
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || writeEvmChecksum(text) === text;
}

/** Whether the text is an address of such a chain, by that chain's own rules. */
export function isChainAddress(family: ChainFamily, text: string): boolean {
  return family === "evm" ? isEvmAddress(text) : text.length <= 44 && countBase58Bytes(text) === SOLANA_ADDRESS_BYTES;
}

/** A pool's address at the market data service: pools that share one EVM contract are known by 32 bytes instead. */
export function isPoolAddress(family: ChainFamily, text: string): boolean {
  return isChainAddress(family, text) || (family === "evm" && /^0x[0-9a-fA-F]{64}$/.test(text));
}

/** On EVM chains capitals are a checksum, and no part of the address. */
export function isSameAddress(family: ChainFamily, one: string, other: string): boolean {
  return family === "evm" ? one.toLowerCase() === other.toLowerCase() : one === other;
}
