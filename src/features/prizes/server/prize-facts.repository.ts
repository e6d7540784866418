import { and, eq, exists, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { BOARD_TIME_ZONE } from "#features/points/points.rules.ts";
import { isSeen, leaderboardEntriesTable } from "#features/points/server/points.tables.ts";
import { recoveryContactsTable } from "#features/recovery-contacts/server/recovery-contacts.tables.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { walletProofsTable } from "#features/wallet/server/wallet.tables.ts";
import type { Queries } from "#server/db/open-database.ts";
import { DAY_MS, type PrizeConditionRules, type PrizeFacts } from "../prizes.rules.ts";

const { id, createdAt } = usersTable;

function hasContact(db: Queries): SQL {
  const { userId, confirmedAt } = recoveryContactsTable;
  const contacts = db
    .select({ one: sql`1` })
    .from(recoveryContactsTable)
    .where(and(eq(userId, id), isNotNull(confirmedAt)));
  return exists(contacts);
}

/**
 * Who has what a prize needs as far as one statement can say it of everybody; the rest is judged of these alone, so that
 * nobody walks down a board of members who never wanted a prize.
 */
export function mayBePayable(db: Queries, rules: PrizeConditionRules, at: Date): SQL | undefined {
  const { accountAgeDays: days, confirmedContact, provenWallet } = rules;
  const wallets = db.select({ one: sql`1` }).from(walletProofsTable).where(eq(walletProofsTable.userId, id));
  return and(
    confirmedContact ? hasContact(db) : undefined,
    provenWallet ? exists(wallets) : undefined,
    days === null ? undefined : lt(createdAt, new Date(at.getTime() - days * DAY_MS)),
  );
}

/** One statement however many members are asked about. */
export async function listPrizeFacts(
  db: Queries,
  userIds: readonly string[],
  monthYear: string,
): Promise<PrizeFacts[]> {
  if (userIds.length === 0) return [];
  const entries = leaderboardEntriesTable;
  const days = db
    .select({ days: sql`count(DISTINCT (${entries.createdAt} AT TIME ZONE ${BOARD_TIME_ZONE})::date)::int` })
    .from(entries)
    .where(and(eq(entries.userId, id), eq(entries.monthYear, monthYear), eq(entries.proven, true), isSeen));
  return db
    .select({
      userId: id,
      createdAt,
      hasContact: hasContact(db) as SQL<boolean>,
      workDays: sql<number>`(${days})`,
      wallet: walletProofsTable.address,
    })
    .from(usersTable)
    .leftJoin(walletProofsTable, eq(walletProofsTable.userId, id))
    .where(inArray(id, [...userIds]));
}
