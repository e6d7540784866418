import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { awardPoints } from "#features/points/server/award-points.repository.ts";
import { createReceipt } from "#features/points/server/receipts.repository.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { pack } from "#pack/pack.ts";
import { createId } from "#shared/ids.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { createThing, removeThing } from "./wall.repository.ts";
import { castVote, eraseVotes, takeVoteBack } from "./wall-votes.repository.ts";

const NOON = new Date("2026-11-20T17:00:00.000Z");
const withoutRest = Object.fromEntries(
  Object.entries(pack.points).map(([action, rule]) => [action, { ...rule, cooldownSeconds: 0, minimumSeconds: 0 }]),
) as typeof pack.points;

/** Totals that say something else than the votes for the last counted work. */
const WRONG_TOTALS = `
  SELECT user_id, judged_by FROM month_totals AS t
  WHERE judged_by <> (SELECT count(DISTINCT v.user_id) FROM wall_things AS w JOIN wall_votes AS v ON v.thing_id = w.id
    WHERE w.receipt_id::text = t.last_source_id AND w.hidden_at IS NULL AND w.removed_at IS NULL)`;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.empty());

interface Thing {
  id: string;
  receiptId: string;
  authorId: string;
}

/** Two authors, the first two of the members, with two works each; the second work hangs twice, as variants do. */
async function hangThings(members: string[]): Promise<Thing[]> {
  const { db } = database;
  const things: Thing[] = [];
  for (const authorId of members.slice(0, 2)) {
    for (const copies of [1, 2]) {
      const receiptId = await createReceipt(db, { userId: authorId, kind: "tweet", now: NOON });
      await awardPoints(db, { userId: authorId, action: "tweet_generated", receiptId, now: NOON }, withoutRest);
      for (let copy = 0; copy < copies; copy += 1) {
        const id = createId();
        const shown = { kind: "tweet" as const, title: "Gm", text: id, metadata: {}, sameKey: id, receiptId };
        const at = { monthYear: "2026-11", risingAt: NOON, createdAt: NOON };
        await db.transaction((tx) => createThing(tx, { id, userId: authorId, ...shown, ...at }));
        things.push({ id, receiptId, authorId });
      }
    }
  }
  return things;
}

type Doing = (voterId: string, thing: Thing) => Promise<unknown>;

const doings = {
  vote: (userId, { id, authorId }) =>
    userId === authorId ? Promise.resolve() : castVote(database.db, { thingId: id, userId, now: NOON }),
  "take back": (userId, { id }) => takeVoteBack(database.db, { thingId: id, userId, now: NOON }),
  hide: (_, { id }) => database.pool.query("UPDATE wall_things SET hidden_at = now() WHERE id = $1", [id]),
  show: (_, { id }) => database.pool.query("UPDATE wall_things SET hidden_at = NULL WHERE id = $1", [id]),
  remove: (_, { id, authorId }) => removeThing(database.db, { thingId: id, userId: authorId }, NOON),
  share: (_, { authorId, receiptId }) =>
    awardPoints(database.db, { userId: authorId, action: "tweet", receiptId, now: NOON }, withoutRest),
  claim: (_, { authorId }) =>
    awardPoints(database.db, { userId: authorId, action: "pfp_generated", now: NOON }, withoutRest),
  leave: (userId) => database.db.transaction((tx) => eraseVotes(tx, userId)),
} satisfies Record<string, Doing>;

const step = fc.record({
  doing: fc.constantFrom("vote", "vote", "vote", ...(Object.keys(doings) as (keyof typeof doings)[])),
  voter: fc.nat(5),
  thing: fc.nat(5),
});

describe("the count of who judged the last counted work", () => {
  it("is exact whatever happens to votes, things and members, one after the other and at once", async () => {
    const rounds = fc.array(fc.array(step, { maxLength: 8 }), { minLength: 3, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rounds, async (run) => {
        await database.empty();
        const members = Array.from({ length: 6 }, () => createId());
        const users = members.map((id) => ({ id, username: id.slice(-12), createdAt: NOON }));
        await database.db.insert(usersTable).values(users);
        const things = await hangThings(members);
        for (const steps of run) {
          const all = steps.map(({ doing, voter, thing }) =>
            doings[doing](members[voter] ?? "", things[thing] as Thing),
          );
          await Promise.all(all);
          expect((await database.pool.query(WRONG_TOTALS)).rows).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });
});
