import { createHash, randomBytes } from "node:crypto";
import type { ContactMethod } from "#features/recovery-contacts/recovery-contacts.schema.ts";

const MINUTE_MS = 60_000;
/** How long a token works; a text message is read sooner and lies open on more screens. */
export const RESET_LIFE_MS: Record<ContactMethod, number> = { email: 15 * MINUTE_MS, sms: 10 * MINUTE_MS };

/** How long the link works that an administrator hands over. */
export const RESET_LINK_LIFE_MS = 60 * MINUTE_MS;

/** Crockford's base 32: no letter that looks like a digit. Sixteen of them carry 80 bits. */
const SMS_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SMS_CODE_LENGTH = 16;
const SMS_CODE_PATTERN = /^[0-9A-HJKMNP-TV-Z]{16}$/;
const EMAIL_TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;
/** No token, however grouped, is longer. */
const TYPED_MAX = 64;

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function createSmsCode(): string {
  const letters = [...randomBytes(SMS_CODE_LENGTH)].map((byte) => SMS_ALPHABET[byte % SMS_ALPHABET.length]);
  return letters.join("").replace(/(.{4})(?!$)/g, "$1-");
}

/** A new token: what is sent, and what is stored of it. */
export function createResetToken(method: ContactMethod): { token: string; tokenHash: string } {
  const token = method === "email" ? randomBytes(32).toString("base64url") : createSmsCode();
  return { token, tokenHash: hashTypedToken(token) ?? "" };
}

/** The stored form of what somebody typed; undefined for what no token looks like. */
export function hashTypedToken(typed: string): string | undefined {
  if (typed.length > TYPED_MAX) return undefined;
  const token = typed.trim();
  if (EMAIL_TOKEN_PATTERN.test(token)) return hashToken(token);
  const code = token.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return SMS_CODE_PATTERN.test(code) ? hashToken(code) : undefined;
}
