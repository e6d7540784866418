import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { verifySync } from "otplib";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { readAppCode } from "../second-factor.rules.ts";
import { type AppRow, listPasskeys, notePasskeyUse, takeCode, takeTimeStep } from "./factors.repository.ts";
import { hashRecoveryCode } from "./recovery-code.rules.ts";
import { openSecret } from "./seal-secret.usecase.ts";

type Deps = Pick<AppDeps, "clock" | "config"> & { db: Transaction };

/** Seconds that a phone's clock may be wrong. */
const DRIFT_SECONDS = 30;

/** True for a code that the app shows now and that was not used before, which uses it up. */
export async function redeemAppCode(
  deps: Deps & { keyDb: AppDeps["db"] },
  app: AppRow,
  typed: string,
): Promise<boolean> {
  const { userId } = app;
  const token = readAppCode(typed);
  if (token === undefined) return false;
  const secret = await openSecret({ ...deps, db: deps.keyDb }, userId, app.secret);
  if (secret === undefined) return false;
  const now = deps.clock.now();
  const found = verifySync({
    secret,
    token,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: DRIFT_SECONDS,
    ...(app.lastStep !== null && { afterTimeStep: app.lastStep }),
  });
  if (!found.valid || !("timeStep" in found)) return false;
  return takeTimeStep(deps.db, { userId, step: found.timeStep, now });
}

/** True for one of the codes that the member was given for a day like this, which uses it up. */
export async function redeemRecoveryCode({ db }: Deps, userId: string, typed: string): Promise<boolean> {
  const codeHash = hashRecoveryCode(typed);
  return codeHash !== undefined && takeCode(db, { userId, codeHash });
}

interface Signed {
  userId: string;
  challenge: string;
  party: { id: string; origin: string };
  response: unknown;
}

/** True for what one of the member's passkeys has signed for this site and this very login. */
export async function redeemSignature(
  { db, clock }: Deps,
  { userId, challenge, party, response }: Signed,
): Promise<boolean> {
  const given = response as AuthenticationResponseJSON;
  const passkey = (await listPasskeys(db, userId)).find(({ credentialId }) => credentialId === given.id);
  if (passkey === undefined) return false;
  // The library throws for whatever does not fit: another challenge, address or key, a counter that went back.
  const checked = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (checked === undefined || !checked.verified) return false;
  const counter = checked.authenticationInfo.newCounter;
  return notePasskeyUse(db, { id: passkey.id, before: passkey.counter, counter, now: clock.now() });
}
