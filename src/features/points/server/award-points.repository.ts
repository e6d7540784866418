import { lte, type SQL, sql } from "drizzle-orm";
import { pack } from "#pack/pack.ts";
import type { Database } from "#server/db/open-database.ts";
import { createId } from "#shared/ids.ts";
import type { PointAction } from "#shared/pack.schema.ts";
import { getDay, getMonthYear } from "../points.rules.ts";
import type { AwardRefusal } from "../points.schema.ts";
import { receiptsTable } from "./points.tables.ts";

type ReceiptKind = (typeof receiptsTable.$inferSelect)["kind"];

/** A receipt that was not used up within this time is worth nothing. */
const RECEIPT_VALID_MS = 24 * 60 * 60 * 1000;
/** Actions that earn nothing without proof that the server made the thing for the member before. */
const RECEIPT_KINDS: Partial<Record<PointAction, ReceiptKind>> = { tweet: "tweet" };

export interface AwardRequest {
  userId: string;
  action: PointAction;
  /** What earned the points: one source earns an action's points once a month. A receipt is its own source. */
  sourceId?: string;
  now: Date;
}

export interface Award {
  awarded: number;
  totalPoints: number;
  /** The server saw the work. */
  proven: boolean;
  reason?: AwardRefusal;
}

let awardCount = 0;

/** Grows with every award of this process, so that a cached board knows that it is old. */
export function getAwardCount(): number {
  return awardCount;
}

/** Says once more that the board changed: for awards in a transaction, after its commit. */
export function noteAward(): void {
  awardCount += 1;
}

export async function createReceipt(
  db: Pick<Database, "insert">,
  { userId, kind, now }: { userId: string; kind: ReceiptKind; now: Date },
): Promise<void> {
  await db.insert(receiptsTable).values({ id: createId(), userId, kind, createdAt: now });
}

/** Deletes receipts of the past; what a used one has earned stands in the ledger. */
export async function deleteOldReceipts(db: Pick<Database, "delete">, now: Date): Promise<void> {
  await db.delete(receiptsTable).where(lte(receiptsTable.createdAt, new Date(now.getTime() - RECEIPT_VALID_MS)));
}

function selectOpenReceipts({ userId, now }: AwardRequest, kind: ReceiptKind): SQL {
  const oldest = new Date(now.getTime() - RECEIPT_VALID_MS).toISOString();
  return sql`SELECT id::text AS source_id FROM receipts
    WHERE user_id = ${userId} AND kind = ${kind} AND shared_at IS NULL AND created_at > ${oldest}
    ORDER BY created_at DESC NULLS LAST LIMIT 1`;
}

function isSourceUsed({ userId, action, now, sourceId }: AwardRequest): SQL {
  return sql`EXISTS (SELECT FROM leaderboard_entries WHERE user_id = ${userId} AND action_type = ${action}
    AND month_year = ${getMonthYear(now)} AND source_id = ${sourceId ?? null}::text)`;
}

/**
 * Adds the row that the query calls `entry` to its month. A new work is one that nobody judged yet; what is given for
 * engagement is no work.
 */
function addToTotal(now: Date): SQL {
  return sql`
    INSERT INTO month_totals AS t (month_year, user_id, total_points, proven_points, last_source_id, reached_at)
    SELECT month_year, user_id, points, CASE WHEN proven THEN points ELSE 0 END,
      CASE WHEN action_type <> 'community_engagement' THEN source_id END, ${now.toISOString()}
    FROM entry
    ON CONFLICT (month_year, user_id) DO UPDATE SET total_points = t.total_points + excluded.total_points,
      proven_points = t.proven_points + excluded.proven_points, reached_at = excluded.reached_at,
      judged_by = CASE WHEN excluded.last_source_id <> t.last_source_id THEN 0 ELSE t.judged_by END,
      last_source_id = coalesce(excluded.last_source_id, t.last_source_id)
    RETURNING total_points`;
}

/**
 * One statement, so that a thousand equal calls at once cannot earn more than the rules allow: the day's counter decides,
 * the ledger row follows it, the month's total follows the ledger row. Without a row from the first there is no second.
 */
async function tryAward(
  db: Pick<Database, "execute">,
  request: AwardRequest,
  rule: (typeof pack.points)[PointAction],
): Promise<Award | undefined> {
  const { userId, action, now, sourceId } = request;
  const nowIso = now.toISOString();
  const restedSince = new Date(now.getTime() - rule.cooldownSeconds * 1000).toISOString();
  const day = getDay(now);
  const kind = RECEIPT_KINDS[action];
  const proven = kind !== undefined || action === "tweet_generated";
  const source =
    kind === undefined
      ? sql`SELECT ${sourceId ?? null}::text AS source_id WHERE NOT ${isSourceUsed(request)}`
      : // The row lock makes a second call wait and then see that the receipt is used up.
        sql`${selectOpenReceipts(request, kind)} FOR UPDATE`;
  const { rows } = await db.execute<{ points: number; total_points: number }>(sql`
    WITH source AS (${source}),
    counted AS (
      INSERT INTO daily_actions AS d (user_id, action_type, day, count, last_at)
      SELECT ${userId}, ${action}, ${day}, 1, ${nowIso} FROM source
      WHERE NOT EXISTS (SELECT FROM daily_actions WHERE user_id = ${userId} AND action_type = ${action}
        AND day = ${day}::date - 1 AND last_at > ${restedSince})
      ON CONFLICT (user_id, action_type, day) DO UPDATE SET count = d.count + 1, last_at = excluded.last_at
      WHERE d.count < ${rule.dailyCap} AND d.last_at <= ${restedSince}
      RETURNING 1
    ),
    entry AS (
      INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, source_id, proven, created_at)
      SELECT ${createId()}, ${userId}, ${action}, ${rule.points}, ${getMonthYear(now)}, source.source_id, ${proven}, ${nowIso}
      FROM counted, source
      ON CONFLICT DO NOTHING
      RETURNING *
    ),
    used AS (
      UPDATE receipts SET shared_at = ${nowIso} FROM entry, source WHERE receipts.id::text = source.source_id
    ),
    total AS (${addToTotal(now)})
    SELECT entry.points, total.total_points FROM entry, total`);
  const row = rows[0];
  return row && { awarded: row.points, totalPoints: row.total_points, proven };
}

async function explainRefusal(
  db: Pick<Database, "execute">,
  request: AwardRequest,
  rule: (typeof pack.points)[PointAction],
): Promise<Award> {
  const { userId, action, now } = request;
  const kind = RECEIPT_KINDS[action];
  const isDuplicate =
    kind === undefined ? isSourceUsed(request) : sql`NOT EXISTS (${selectOpenReceipts(request, kind)})`;
  const { rows } = await db.execute<{ total: number; is_duplicate: boolean; is_capped: boolean }>(sql`
    SELECT
      coalesce((SELECT total_points FROM month_totals WHERE month_year = ${getMonthYear(now)} AND user_id = ${userId}), 0) AS total,
      ${isDuplicate} AS is_duplicate,
      EXISTS (SELECT FROM daily_actions WHERE user_id = ${userId} AND action_type = ${action} AND day = ${getDay(now)}
        AND count >= ${rule.dailyCap}) AS is_capped`);
  const { total = 0, is_duplicate = false, is_capped = false } = rows[0] ?? {};
  const reason = is_duplicate ? "duplicate" : is_capped ? "daily-cap" : "cooldown";
  return { awarded: 0, totalPoints: total, proven: false, reason };
}

/** Gives a member the pack's points for an action, or says why not. Staff earn too, but are not ranked. */
export async function awardPoints(
  db: Pick<Database, "execute">,
  request: AwardRequest,
  rules = pack.points,
): Promise<Award> {
  const rule = rules[request.action];
  const award = await tryAward(db, request, rule);
  if (award === undefined) return explainRefusal(db, request, rule);
  noteAward();
  return award;
}

interface EngagementRequest {
  userId: string;
  /** Within what the pack allows at once. */
  points: number;
  /** What is rewarded: the same thing is rewarded once a month. */
  sourceId: string;
  now: Date;
}

async function readTotal(db: Pick<Database, "execute">, userId: string, monthYear: string): Promise<number> {
  const { rows } = await db.execute<{ total_points: number }>(
    sql`SELECT total_points FROM month_totals WHERE month_year = ${monthYear} AND user_id = ${userId}`,
  );
  return rows[0]?.total_points ?? 0;
}

/** Rewards what people found good. Without daily cap or cooldown: whoever calls this decided already. */
export async function awardEngagement(db: Pick<Database, "execute">, request: EngagementRequest): Promise<Award> {
  const { userId, points, sourceId, now } = request;
  if (!Number.isInteger(points) || points < 1 || points > pack.communityEngagementMax) {
    throw new RangeError(`${points} is not an award for engagement`);
  }
  const monthYear = getMonthYear(now);
  const { rows } = await db.execute<{ total_points: number }>(sql`
    WITH entry AS (
      INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, source_id, proven, created_at)
      VALUES (${createId()}, ${userId}, 'community_engagement', ${points}, ${monthYear}, ${sourceId}, true, ${now.toISOString()})
      ON CONFLICT DO NOTHING
      RETURNING *
    )
    ${addToTotal(now)}`);
  const row = rows[0];
  if (row === undefined)
    return { awarded: 0, totalPoints: await readTotal(db, userId, monthYear), proven: true, reason: "duplicate" };
  noteAward();
  return { awarded: points, totalPoints: row.total_points, proven: true };
}
