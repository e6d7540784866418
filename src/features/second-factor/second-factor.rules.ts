/** Passkeys of one member. */
export const PASSKEYS_MAX = 10;

/** Characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 40;

/** Recovery codes that are made at a time, each good for one login. */
export const RECOVERY_CODES = 10;

/** Typed with or without the space that apps show in the middle. */
export function readAppCode(typed: string): string | undefined {
  const code = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(code) ? code : undefined;
}
