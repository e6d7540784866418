import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Chain, writeEvmChecksum } from "#shared/chains.ts";

export const EVM_CHAIN: Chain = { family: "evm", name: "Base", priceSourceId: "base", chainId: 8453 };

export interface EvmWallet {
  address: string;
  /** What `personal_sign` answers, with the recovery byte from 27 on unless told otherwise. */
  sign(message: string, options?: { firstRecovery?: number; isHigh?: boolean }): string;
}

function hash(message: string): Uint8Array {
  const bytes = utf8ToBytes(message);
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes));
}

/** A wallet of an EVM chain with a key of its own. */
export function createEvmWallet(secretKey = secp256k1.utils.randomSecretKey()): EvmWallet {
  const key = secp256k1.getPublicKey(secretKey, false);
  return {
    address: writeEvmChecksum(`0x${bytesToHex(keccak_256(key.subarray(1)).subarray(-20))}`),
    sign(message, { firstRecovery = 27, isHigh = false } = {}) {
      const signed = secp256k1.sign(hash(message), secretKey, { prehash: false, format: "recovered" });
      const { r, s, recovery = 0 } = secp256k1.Signature.fromBytes(signed, "recovered");
      // The same signature mirrored: as right by the curve, and by nobody's rules.
      const other = new secp256k1.Signature(r, secp256k1.Point.Fn.ORDER - s, recovery ^ 1);
      const [first = 0, ...numbers] = isHigh ? other.toBytes("recovered") : signed;
      return `0x${bytesToHex(Uint8Array.from([...numbers, first + firstRecovery]))}`;
    },
  };
}
