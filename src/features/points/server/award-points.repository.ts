import { DrizzleQueryError, type SQL, sql } from "drizzle-orm";
import { pack } from "#pack/pack.ts";
import type { Database } from "#server/db/open-database.ts";
import { executePrepared } from "#server/db/prepared.ts";
import { createError } from "#server/errors.ts";
import { createSiteEvent } from "#server/site-events.ts";
import { createId } from "#shared/ids.ts";
import type { Pack } from "#shared/pack.schema.ts";
import { pointsErrors } from "../points.errors.ts";
import { getDay, getMonthYear, getRestSeconds, PROOFS, UNPROVEN_PER_DAY } from "../points.rules.ts";
import type { AwardRefusal } from "../points.schema.ts";
import { addToTotal, readTotal } from "./month-totals.repository.ts";
import {
  type AwardRequest,
  canBeProven,
  getPaidColumn,
  selectOpenReceipt,
  whereReceipt,
} from "./receipts.repository.ts";
import { isBareTemplate, isNearCopy, lockCounting, markCounted } from "./works.repository.ts";

export interface Award {
  awarded: number;
  totalPoints: number;
  /** The server saw the work. */
  proven: boolean;
  reason?: AwardRefusal;
}

type Rules = Pack["points"];

/** How the database refuses a row of a frozen month (migration 0014). */
const MONTH_IS_FROZEN = "BZ001";

const awarded = createSiteEvent("award");
let awardCount = 0;
awarded.listen(() => {
  awardCount += 1;
});

/** Until the answered function is called. */
export function listenToAwards(listener: () => void): () => void {
  return awarded.listen(listener);
}

/** Grows with every award that this process hears of, so that a cached board knows that it is old. */
export function getAwardCount(): number {
  return awardCount;
}

/** Says once more that the board changed: for awards in a transaction, after its commit. */
export function noteAward(): void {
  awarded.tell();
}

function getPictureId({ action, receiptId }: AwardRequest): string | undefined {
  return PROOFS[action].isPicture ? receiptId : undefined;
}

function isSourceUsed({ userId, action, now, sourceId }: AwardRequest): SQL {
  return sql`EXISTS (SELECT FROM leaderboard_entries WHERE user_id = ${userId} AND action_type = ${action}
    AND month_year = ${getMonthYear(now)} AND source_id = ${sourceId ?? null}::text)`;
}

/** What is paid: one row of `source_id` and `proven`, or none. */
function selectSource(request: AwardRequest): SQL {
  const { sourceId, receiptId, now } = request;
  if (sourceId !== undefined) {
    return sql`SELECT ${sourceId}::text AS source_id, true AS proven WHERE NOT ${isSourceUsed(request)}`;
  }
  const pictureId = getPictureId(request);
  const isNew =
    pictureId === undefined ? sql`` : sql`WHERE NOT ${isBareTemplate(pictureId)} AND NOT ${isNearCopy(pictureId, now)}`;
  const bare =
    receiptId === undefined ? sql`UNION ALL SELECT NULL, false WHERE NOT EXISTS (SELECT FROM receipt)` : sql``;
  return sql`SELECT id::text AS source_id, true AS proven FROM receipt ${isNew} ${bare}`;
}

/** Claims rest as long as they do; works also take as long as a person needs for one. */
function getRestedSince(request: AwardRequest, rules: Rules): string {
  const { action, now } = request;
  const seconds = canBeProven(request) ? getRestSeconds(action, rules) : rules[action].cooldownSeconds;
  return new Date(now.getTime() - seconds * 1000).toISOString();
}

/**
 * One statement, so that a thousand equal calls at once cannot earn more than the rules allow: the day's counter decides,
 * the ledger row follows it, the month's total follows the ledger row. Without a row from the first there is no second.
 */
async function tryAward(db: Pick<Database, "_">, request: AwardRequest, rules: Rules): Promise<Award | undefined> {
  const { userId, action, now } = request;
  const { points, dailyCap } = rules[action];
  const nowIso = now.toISOString();
  const restedSince = getRestedSince(request, rules);
  const day = getDay(now);
  const statement = sql`
    WITH receipt AS (${selectOpenReceipt(request)}),
    source AS (${selectSource(request)}),
    counted AS (
      INSERT INTO daily_actions AS d (user_id, action_type, day, count, unproven_count, last_at)
      SELECT ${userId}, ${action}, ${day}, 1, CASE WHEN proven THEN 0 ELSE 1 END, ${nowIso} FROM source
      WHERE NOT EXISTS (SELECT FROM daily_actions WHERE user_id = ${userId} AND action_type = ${action}
        AND day = ${day}::date - 1 AND last_at > ${restedSince})
      ON CONFLICT (user_id, action_type, day) DO UPDATE SET count = d.count + 1,
        unproven_count = d.unproven_count + excluded.unproven_count, last_at = excluded.last_at
      WHERE d.count < ${dailyCap} AND d.last_at <= ${restedSince}
        AND d.unproven_count + excluded.unproven_count <= ${UNPROVEN_PER_DAY}
      RETURNING 1
    ),
    entry AS (
      INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, source_id, proven, created_at)
      SELECT ${createId()}, ${userId}, ${action}, ${points}, ${getMonthYear(now)}, source_id, proven, ${nowIso}
      FROM counted, source
      ON CONFLICT DO NOTHING
      RETURNING *
    ),
    used AS (
      UPDATE receipts SET ${getPaidColumn(action)} = ${nowIso} FROM receipt, entry WHERE receipts.id = receipt.id
    ),
    ${getPictureId(request) === undefined ? sql`` : sql`work AS (${markCounted(now)}),`}
    total AS (${addToTotal(now, sql`coalesce((SELECT judged_by FROM receipt), 0)`)})
    SELECT entry.proven, total.total_points FROM entry, total`;
  const { rows } = await executePrepared<{ proven: boolean; total_points: number }>(db, statement);
  const row = rows[0];
  return row && { awarded: points, totalPoints: row.total_points, proven: row.proven };
}

interface Refusal extends Record<string, unknown> {
  is_known: boolean;
  is_used: boolean;
  is_bare_template: boolean;
  is_near_copy: boolean;
  is_capped: boolean;
  is_claim_spent: boolean;
}

function nameRefusal(refusal: Refusal): AwardRefusal {
  if (refusal.is_used) return "duplicate";
  if (!refusal.is_known) return "no-proof";
  if (refusal.is_bare_template) return "bare-template";
  if (refusal.is_near_copy) return "near-copy";
  if (refusal.is_capped) return "daily-cap";
  return refusal.is_claim_spent ? "no-proof" : "cooldown";
}

async function explainRefusal(db: Pick<Database, "execute">, request: AwardRequest, rules: Rules): Promise<Award> {
  const { userId, action, receiptId, now } = request;
  const pictureId = getPictureId(request);
  const today = sql`EXISTS (SELECT FROM daily_actions WHERE user_id = ${userId} AND action_type = ${action} AND day = ${getDay(now)}`;
  const no = sql`false`;
  const own = receiptId === undefined ? undefined : sql`EXISTS (SELECT FROM receipts WHERE ${whereReceipt(request)}`;
  const isUsed = own ? sql`${own} AND ${getPaidColumn(action)} IS NOT NULL)` : isSourceUsed(request);
  const { rows } = await db.execute<Refusal>(sql`SELECT
    ${own ? sql`${own})` : sql`true`} AS is_known,
    ${isUsed} AS is_used,
    ${pictureId ? isBareTemplate(pictureId) : no} AS is_bare_template,
    ${pictureId ? isNearCopy(pictureId, now) : no} AS is_near_copy,
    ${today} AND count >= ${rules[action].dailyCap}) AS is_capped,
    ${receiptId === undefined ? sql`${today} AND unproven_count >= ${UNPROVEN_PER_DAY})` : no} AS is_claim_spent`);
  const totalPoints = await readTotal(db, userId, getMonthYear(now));
  return { awarded: 0, totalPoints, proven: false, reason: rows[0] ? nameRefusal(rows[0]) : "no-proof" };
}

/** The database refuses rows of a month that is over: who was on the way for so long asks again, in the new month. */
async function refuseIfClosed<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isClosed = error instanceof DrizzleQueryError && (error.cause as { code?: unknown }).code === MONTH_IS_FROZEN;
    if (!isClosed) throw error;
    throw createError(pointsErrors, "points.month_closed");
  }
}

/** Gives a member the pack's points for an action, or says why not. Staff earn too, but are not ranked. */
export async function awardPoints(
  db: Pick<Database, "_" | "execute" | "transaction">,
  request: AwardRequest,
  rules: Rules = pack.points,
): Promise<Award> {
  const award = await refuseIfClosed(
    getPictureId(request) === undefined
      ? tryAward(db, request, rules)
      : db.transaction(async (tx) => {
          await lockCounting(tx);
          return tryAward(tx, request, rules);
        }),
  );
  if (award === undefined) return explainRefusal(db, request, rules);
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

/** Rewards what people found good. Without daily cap or cooldown: whoever calls this decided already. */
export async function awardEngagement(db: Pick<Database, "execute">, request: EngagementRequest): Promise<Award> {
  const { userId, points, sourceId, now } = request;
  if (!Number.isInteger(points) || points < 1 || points > pack.communityEngagementMax) {
    throw new RangeError(`${points} is not an award for engagement`);
  }
  const monthYear = getMonthYear(now);
  const entry = sql`
    INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, source_id, proven, created_at)
    VALUES (${createId()}, ${userId}, 'community_engagement', ${points}, ${monthYear}, ${sourceId}, true, ${now.toISOString()})
    ON CONFLICT DO NOTHING
    RETURNING *`;
  const { rows } = await refuseIfClosed(
    db.execute<{ total_points: number }>(sql`WITH entry AS (${entry}) ${addToTotal(now)}`),
  );
  const row = rows[0];
  if (row === undefined)
    return { awarded: 0, totalPoints: await readTotal(db, userId, monthYear), proven: true, reason: "duplicate" };
  noteAward();
  return { awarded: points, totalPoints: row.total_points, proven: true };
}
