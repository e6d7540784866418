/** What the triggers cost that hold months shut and count who judged a work, beside the same statements without them. */
import { sql } from "drizzle-orm";
import { pack } from "#pack/pack.ts";
import { getMonthYear } from "../src/features/points/points.rules.ts";
import { awardPoints } from "../src/features/points/server/award-points.repository.ts";
import { receiptsTable } from "../src/features/points/server/points.tables.ts";
import { usersTable } from "../src/features/users/server/users.tables.ts";
import { wallThingsTable } from "../src/features/wall/server/wall.tables.ts";
import { castVote, takeVoteBack } from "../src/features/wall/server/wall-votes.repository.ts";
import type { OpenDatabase } from "../src/server/db/open-database.ts";
import { createId } from "../src/shared/ids.ts";
import { measureInTurns } from "./measure.ts";
import { openFresh, report } from "./report.ts";

/** Every award counts: caps and cooldowns are not what is measured. */
export const generousRules = Object.fromEntries(
  Object.entries(pack.points).map(([action, rule]) => [action, { ...rule, dailyCap: 1_000_000, cooldownSeconds: 0 }]),
) as typeof pack.points;

async function addMember({ db }: OpenDatabase, username: string): Promise<string> {
  const id = createId();
  await db.insert(usersTable).values({ id, username, createdAt: new Date() });
  return id;
}

async function hangWork({ db }: OpenDatabase, userId: string): Promise<string> {
  const [id, receiptId, now] = [createId(), createId(), new Date()];
  await db.insert(receiptsTable).values({ id: receiptId, userId, kind: "tweet", createdAt: now });
  const dates = { monthYear: getMonthYear(now), risingAt: now, createdAt: now };
  const thing = { id, userId, receiptId, kind: "tweet" as const, title: "A joke", metadata: {}, sameKey: id };
  await db.insert(wallThingsTable).values({ ...thing, ...dates });
  return id;
}

async function prepareSite() {
  const database = await openFresh();
  const { db } = database;
  const [author, voter] = [await addMember(database, "author"), await addMember(database, "voter")];
  const thingId = await hangWork(database, author);
  return {
    database,
    award: () =>
      awardPoints(
        db,
        { userId: author, action: "meme_generated", sourceId: createId(), now: new Date() },
        generousRules,
      ),
    vote: async () => {
      await castVote(db, { thingId, userId: voter, now: new Date() });
      await takeVoteBack(db, { thingId, userId: voter, now: new Date() });
    },
  };
}

export async function benchTriggers(): Promise<void> {
  const [guarded, bare] = [await prepareSite(), await prepareSite()];
  for (const table of ["leaderboard_entries", "month_totals", "wall_votes", "wall_things"]) {
    await bare.database.db.execute(sql`ALTER TABLE ${sql.identifier(table)} DISABLE TRIGGER USER`);
  }
  const times = await measureInTurns(
    { award: guarded.award, bareAward: bare.award, vote: guarded.vote, bareVote: bare.vote },
    200,
  );
  for (const { database } of [guarded, bare]) await database.close();
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  report(
    "an award with the triggers of the month beside one without",
    times.award / times.bareAward,
    `${ms(times.award)} and ${ms(times.bareAward)}`,
    { atMost: 2 },
  );
  report(
    "a vote given and taken back, with the triggers that count judges beside without",
    times.vote / times.bareVote,
    `${ms(times.vote)} and ${ms(times.bareVote)}`,
  );
}
