import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { isChainAddress, writeEvmChecksum } from "#shared/chains.ts";
import { type WalletFamily, writeSignInMessage } from "./wallet-family.rules.ts";

/** r, s and the recovery byte, as `personal_sign` answers them. */
const SIGNATURE = /^0x([0-9a-fA-F]{128})([0-9a-fA-F]{2})$/;
/** Which of the two possible keys has signed: 27 and 28 by the convention, 0 and 1 from some hardware wallets. */
const RECOVERY_BITS: Readonly<Record<string, number>> = { "00": 0, "01": 1, "1b": 0, "1c": 1 };

/** What a wallet hashes in place of the bare text, so that no signed text is ever a transaction (EIP-191). */
export function hashPersonalMessage(message: string): Uint8Array {
  const bytes = utf8ToBytes(message);
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes));
}

/** The address whose key made the signature; undefined for what is none in its one low-s form. */
function recoverAddress(message: string, signature: string): string | undefined {
  const [, numbers = "", last = ""] = SIGNATURE.exec(signature) ?? [];
  const recovery = RECOVERY_BITS[last.toLowerCase()];
  if (recovery === undefined) return undefined;
  try {
    const signed = secp256k1.Signature.fromBytes(hexToBytes(numbers)).addRecoveryBit(recovery);
    if (signed.hasHighS()) return undefined;
    const key = signed.recoverPublicKey(hashPersonalMessage(message)).toBytes(false);
    // Without the first byte, which says that both coordinates follow; an address is the end of the hash.
    return writeEvmChecksum(`0x${bytesToHex(keccak_256(key.subarray(1)).subarray(-20))}`);
  } catch {
    return undefined;
  }
}

/** Sign-In with Ethereum (ERC-4361), which all EVM chains share but for their number. */
export function createEvmWallets(chainId: number): WalletFamily {
  return {
    readAddress: (text) => (isChainAddress("evm", text) ? writeEvmChecksum(text) : undefined),
    isSignedBy: (address, message, signature) => recoverAddress(message, signature) === address,
    writeMessage: (facts) => writeSignInMessage(facts, { account: "Ethereum", chainId }),
  };
}
