import { createId } from "#shared/ids.ts";
import type { TestApp, TestMember } from "../../../../tests/support/build-test-app.ts";
import { authenticatorAppsTable, passkeysTable, recoveryCodesTable, secondStepsTable } from "./second-factor.tables.ts";

/** All that a login can ask a member for besides the password. */
export async function leaveTraces({ db, clock }: TestApp, { user: { id: userId } }: TestMember): Promise<void> {
  const createdAt = clock.now();
  const key = { publicKey: "key", counter: 0, transports: [], name: "Key" };
  await db.insert(passkeysTable).values({ id: createId(), userId, credentialId: userId, ...key, createdAt });
  await db.insert(authenticatorAppsTable).values({ userId, secret: "sealed", confirmedAt: createdAt, createdAt });
  await db.insert(recoveryCodesTable).values({ userId, codeHash: userId });
  const step = { challenge: "", passwordMark: "", tries: 0, expiresAt: createdAt };
  await db.insert(secondStepsTable).values({ key: `passkey/${userId}`, userId, ...step });
}
