import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { AppDeps } from "#server/deps.ts";
import { readSecret } from "#server/secrets.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

async function readKey(deps: Deps): Promise<Buffer> {
  return Buffer.from(await readSecret(deps, "second-factor/apps"), "base64url");
}

/** Encrypts a secret for its owner: in another member's row it opens to nothing. */
export async function sealSecret(deps: Deps, userId: string, secret: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, await readKey(deps), iv).setAAD(Buffer.from(userId));
  const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** Undefined for what was not sealed for this member, or with another key. */
export async function openSecret(deps: Deps, userId: string, sealed: string): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, "base64url");
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, await readKey(deps), bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(userId)).setAuthTag(tag);
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}
