import { createPublicKey, verify } from "node:crypto";
import { base58 } from "@scure/base";
import { type WalletFamily, writeSignInMessage } from "./wallet-family.rules.ts";

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;
/** Characters of a base58 text of 64 bytes, at most. */
const BASE58_MAX = 90;

/** Points of small order: for such a "key" anyone can make a signature. The last bit of the last byte is the sign. */
const SMALL_ORDER_KEYS = new Set([
  "0000000000000000000000000000000000000000000000000000000000000000",
  "0100000000000000000000000000000000000000000000000000000000000000",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
]);

function decodeBase58(text: string, length: number): Buffer | undefined {
  if (text.length > BASE58_MAX) return undefined;
  try {
    const bytes = Buffer.from(base58.decode(text));
    return bytes.length === length ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** The public key that an address is; undefined for what is none. */
function readWalletKey(address: string): Buffer | undefined {
  const key = decodeBase58(address, KEY_BYTES);
  if (key === undefined) return undefined;
  const point = Buffer.from(key);
  point.writeUInt8(point.readUInt8(KEY_BYTES - 1) & 0x7f, KEY_BYTES - 1);
  return SMALL_ORDER_KEYS.has(point.toString("hex")) ? undefined : key;
}

/** Whether the holder of the address signed exactly this text (Ed25519). */
function isSignedBy(address: string, message: string, signature: string): boolean {
  const key = readWalletKey(address);
  const bytes = decodeBase58(signature, SIGNATURE_BYTES);
  if (key === undefined || bytes === undefined) return false;
  try {
    const jwk = { kty: "OKP", crv: "Ed25519", x: key.toString("base64url") };
    return verify(null, Buffer.from(message), createPublicKey({ key: jwk, format: "jwk" }), bytes);
  } catch {
    return false;
  }
}

/** Sign-In-With-Solana; an address is the key itself. */
export const solanaWallets: WalletFamily = {
  readAddress: (text) => (readWalletKey(text) === undefined ? undefined : text),
  isSignedBy,
  writeMessage: (facts) => writeSignInMessage(facts, { account: "Solana", chainId: "mainnet" }),
};
