import { randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import type { Commitment } from "../pfp.schema.ts";
import { createCommitment } from "../pfp-roll.rules.ts";
import { pfpCommitmentsTable } from "./pfp.tables.ts";

/** A promise that nobody asked for within this time is taken back unseen. */
const VALID_MS = 6 * 60 * 60 * 1000;

function getOldest(now: Date): Date {
  return new Date(now.getTime() - VALID_MS);
}

/** Promises a seed: what is told of it now decides nothing and cannot be changed later. */
export async function promiseSeed(db: Pick<Database, "insert">, userId: string, now: Date): Promise<Commitment> {
  const id = createId();
  const serverSeed = randomBytes(32).toString("hex");
  await db.insert(pfpCommitmentsTable).values({ id, userId, serverSeed, createdAt: now });
  return { id, commitment: await createCommitment(serverSeed) };
}

interface Promised {
  id: string;
  userId: string;
  now: Date;
}

/** The promised seed, once; undefined when it was shown already, is another member's or too old. */
export async function takeSeed(
  db: Pick<Database, "delete">,
  { id, userId, now }: Promised,
): Promise<string | undefined> {
  const { id: ownId, userId: ownerId, createdAt, serverSeed } = pfpCommitmentsTable;
  const [row] = await db
    .delete(pfpCommitmentsTable)
    .where(and(eq(ownId, id), eq(ownerId, userId), gt(createdAt, getOldest(now))))
    .returning({ serverSeed });
  return row?.serverSeed;
}

export async function deleteOldCommitments(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(pfpCommitmentsTable).where(lte(pfpCommitmentsTable.createdAt, getOldest(now)));
}
