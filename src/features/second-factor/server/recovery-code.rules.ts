import { createHash, randomBytes } from "node:crypto";

/** Crockford's base 32: no letter that looks like a digit. Sixteen of them carry 80 bits. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 16;
/** No code, however grouped, is longer. */
const TYPED_MAX = 40;

export function createRecoveryCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join("").replace(/(.{4})(?!$)/g, "$1-");
}

/** The stored form of what somebody typed; undefined for what no code looks like. */
export function hashRecoveryCode(typed: string): string | undefined {
  if (typed.length > TYPED_MAX) return undefined;
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  if (!/^[0-9A-HJKMNP-TV-Z]{16}$/.test(code)) return undefined;
  return createHash("sha256").update(code).digest("hex");
}
