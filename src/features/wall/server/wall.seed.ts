import { sql } from "drizzle-orm";
import { getMonthYear } from "#features/points/points.rules.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { demoMemeTitles, demoTweets } from "#pack/demo/members.catalog.ts";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import type { Database } from "#server/db/open-database.ts";

/** Rows per statement, so that each ends well within the database's statement timeout. */
const CHUNK_ROWS = 1000;
/** Things are put up one after the other, over so many days before now. */
const SPAN_DAYS = 12;
/** Most votes that a seeded thing has; the first of a hundred get the most. */
const VOTES_MAX = 14;

interface SeededThing {
  kind: "meme" | "pfp" | "tweet";
  title: string;
  text: string | null;
  mediaFile: string | null;
  side: number | null;
}

function listThings(): SeededThing[] {
  const memes = memeTemplates.map(({ id }, index): SeededThing => {
    const title = demoMemeTitles[index % demoMemeTitles.length] ?? id;
    return { kind: "meme", title, text: null, mediaFile: `templates/${id}-1200.webp`, side: 1200 };
  });
  const faces = pfps.map(({ id, name }): SeededThing => {
    return { kind: "pfp", title: name, text: null, mediaFile: `pfps/${id}-1024.webp`, side: 1024 };
  });
  const tweets = demoTweets.map(
    (text): SeededThing => ({ kind: "tweet", title: text, text, mediaFile: null, side: null }),
  );
  // One of each in turn, as members would.
  return Array.from({ length: Math.max(memes.length, faces.length, tweets.length) }, (_, index) =>
    [memes[index], tweets[index], faces[index]].filter((one) => one !== undefined),
  ).flat();
}

export interface WallSeed {
  thingCount: number;
  now: Date;
}

/** The number of a thing as a time-ordered id, the same in every run. */
const thingId = sql`('019b0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

async function seedThings(db: Database, { thingCount, now }: WallSeed): Promise<void> {
  const things = JSON.stringify(listThings());
  const memberCount = await db.$count(usersTable);
  for (let first = 1; first <= thingCount; first += CHUNK_ROWS) {
    const last = Math.min(thingCount, first + CHUNK_ROWS - 1);
    // The first thing is the oldest, so that ids and times have one order.
    await db.execute(sql`
      INSERT INTO wall_things (id, user_id, kind, title, text, metadata, media_file, width, height, same_key, month_year,
        rising_at, created_at)
      SELECT ${thingId}, member.id, thing->>'kind', thing->>'title', thing->>'text', '{}', thing->>'mediaFile',
        (thing->>'side')::int, (thing->>'side')::int, 'seed-' || n, ${getMonthYear(now)}, at, at
      FROM generate_series(${first}::int, ${last}::int) AS n
      CROSS JOIN LATERAL (SELECT ${things}::jsonb -> ((n - 1) % jsonb_array_length(${things}::jsonb)) AS thing) AS one
      CROSS JOIN LATERAL (SELECT date_trunc('milliseconds', ${now.toISOString()}::timestamptz
        - make_interval(secs => ${SPAN_DAYS * 86_400}::float8 * (${thingCount}::int - n) / ${thingCount}::int)) AS at) AS moment
      JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM users) AS member
        ON member.number = (n * 7) % ${memberCount}::int`);
  }
}

/** Votes from all over the community, a few for each thing; and the counts and places that follow from them. */
async function seedVotes(db: Database, { thingCount }: WallSeed): Promise<void> {
  const memberCount = await db.$count(usersTable);
  for (let first = 1; first <= thingCount; first += CHUNK_ROWS) {
    const last = Math.min(thingCount, first + CHUNK_ROWS - 1);
    await db.execute(sql`
      WITH voted AS (
        INSERT INTO wall_votes (thing_id, user_id, created_at)
        SELECT thing.id, member.id, thing.created_at
        FROM generate_series(${first}::int, ${last}::int) AS n
        JOIN wall_things AS thing ON thing.id = ${thingId}
        CROSS JOIN LATERAL generate_series(1, (n * 7919) % ${VOTES_MAX}::int) AS vote
        JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS number FROM users) AS member
          ON member.number = (n * 31 + vote * 7919) % ${memberCount}::int AND member.id <> thing.user_id
        ON CONFLICT DO NOTHING
        RETURNING thing_id
      ),
      change AS (SELECT thing_id, count(*)::int AS votes FROM voted GROUP BY thing_id)
      UPDATE wall_things AS t SET vote_count = change.votes,
        rising_at = date_trunc('milliseconds', t.created_at + interval '12 hours' * (ln(1 + change.votes) / ln(2)))
      FROM change WHERE t.id = change.thing_id`);
  }
}

/** Hangs things of all kinds on the wall, for development and for measuring; there must be members. */
export async function seedWall(db: Database, seed: WallSeed): Promise<void> {
  await seedThings(db, seed);
  // Else the planner takes the table for an empty one.
  await db.execute(sql`ANALYZE wall_things`);
  await seedVotes(db, seed);
  // One after the other: a statement has its time.
  await db.execute(sql`VACUUM (ANALYZE) wall_things`);
  await db.execute(sql`VACUUM (ANALYZE) wall_votes`);
}
