import { createECDH } from "node:crypto";

/** A pair of P-256, in base64url: the public one as a point of 65 bytes. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = "prime256v1";

/** Whether it is a pair at all: browsers would refuse what another key has signed, and say so to nobody. */
export function arePushKeys({ publicKey, privateKey }: PushKeys): boolean {
  const ecdh = createECDH(CURVE);
  try {
    ecdh.setPrivateKey(privateKey, "base64url");
  } catch {
    return false;
  }
  return ecdh.getPublicKey("base64url") === publicKey;
}

export function createPushKeys(): PushKeys {
  const ecdh = createECDH(CURVE);
  ecdh.generateKeys();
  // The library wants all 32 bytes, of which the first may be zero.
  const privateKey = Buffer.alloc(32);
  const bytes = ecdh.getPrivateKey();
  bytes.copy(privateKey, privateKey.length - bytes.length);
  return { publicKey: ecdh.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
