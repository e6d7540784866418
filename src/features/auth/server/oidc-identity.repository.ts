import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { createUser } from "#features/users/server/users.repository.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { USERNAME_MAX, USERNAME_MIN } from "#features/users/users.rules.ts";
import type { Database, Queries, Transaction } from "#server/db/open-database.ts";
import { oidcIdentitiesTable } from "./auth.tables.ts";
import type { ProviderIdentity } from "./oidc-provider.service.ts";
import { isReservedName } from "./reserved-names.catalog.ts";

/** Names tried with a number behind them before giving up. */
const NAME_TRIES = 20;
const FALLBACK_NAME = "member";

/** "Élodie Brünn!" → "Elodie_Brunn"; undefined where too little is left. */
export function toUsername(preferred: string): string | undefined {
  const name = preferred
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9_]+/g, "_")
    .replace(/^_+|_+$/g, "")
    .slice(0, USERNAME_MAX);
  return name.length >= USERNAME_MIN && !isReservedName(name) ? name : undefined;
}

function* listCandidates(preferredNames: string[]): Generator<string> {
  const names = preferredNames.flatMap((preferred) => toUsername(preferred) ?? []);
  yield* names;
  const base = names[0] ?? FALLBACK_NAME;
  for (let tries = 0; tries < NAME_TRIES; tries += 1) {
    const number = `_${randomInt(10, 10 ** (2 + Math.floor(tries / 4)))}`;
    yield base.slice(0, USERNAME_MAX - number.length) + number;
  }
}

interface LinkedUser {
  id: string;
  isDisabled: boolean;
}

async function getLinkedUser(db: Queries, identity: ProviderIdentity): Promise<LinkedUser | undefined> {
  const [row] = await db
    .select({ id: usersTable.id, disabledAt: usersTable.disabledAt })
    .from(oidcIdentitiesTable)
    .innerJoin(usersTable, eq(usersTable.id, oidcIdentitiesTable.userId))
    .where(and(eq(oidcIdentitiesTable.issuer, identity.issuer), eq(oidcIdentitiesTable.subject, identity.subject)))
    .limit(1);
  return row && { id: row.id, isDisabled: row.disabledAt !== null };
}

async function createLinkedUser(
  tx: Transaction,
  identity: ProviderIdentity,
  now: Date,
): Promise<LinkedUser | undefined> {
  for (const username of listCandidates(identity.preferredNames)) {
    const user = await createUser(tx, { username, passwordHash: null, now });
    if (user === undefined) continue;
    const { issuer, subject } = identity;
    await tx.insert(oidcIdentitiesTable).values({ issuer, subject, userId: user.id, createdAt: now });
    return { id: user.id, isDisabled: false };
  }
  return undefined;
}

/** The member behind an identity, made at its first visit. Never found by name or e-mail: a provider's user can choose those. */
export async function getOrCreateLinkedUser(
  db: Database,
  identity: ProviderIdentity,
  now: Date,
): Promise<LinkedUser | undefined> {
  const linked = await getLinkedUser(db, identity);
  if (linked !== undefined) return linked;
  try {
    return await db.transaction((tx) => createLinkedUser(tx, identity, now));
  } catch (error) {
    // Two first visits at once: the identity's key lets one of them make the member, the other takes that one.
    const winner = await getLinkedUser(db, identity);
    if (winner === undefined) throw error;
    return winner;
  }
}
