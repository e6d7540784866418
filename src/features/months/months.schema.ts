import * as z from "zod/mini";
import { isMonthYear } from "#features/points/points.rules.ts";
import { publicUserSchema } from "#features/users/users.schema.ts";
import { requiredText } from "#shared/text.schema.ts";
import { ANSWER_MAX, DECISION_CATEGORIES } from "./months.catalog.ts";

const monthYearSchema = z.string().check(z.refine(isMonthYear, "The month must look like 2026-11"));

export const monthParamsSchema = z.object({ month: monthYearSchema });
export const memberMonthParamsSchema = z.object({ id: z.string(), month: monthYearSchema });

/** `frozen`: closed and in review; `published`: with champions and root; `paid`: every prize has its payment. */
const monthStateSchema = z.enum(["frozen", "published", "paid"]);
export type MonthState = z.infer<typeof monthStateSchema>;

/** SHA-256, hex. */
const hashSchema = z.string();

const decisionCategorySchema = z.enum(DECISION_CATEGORIES);

const rankedPlaceSchema = z.object({
  rank: z.int(),
  /** What the month's files call the member. */
  pseudonym: z.string(),
  /** Null once the account is deleted. */
  user: z.nullable(publicUserSchema),
  points: z.int(),
  provenPoints: z.int(),
  /** Tokens; 0 until the month is published, and for who gets none. */
  prize: z.int(),
  isPaid: z.boolean(),
});
export type RankedPlace = z.infer<typeof rankedPlaceSchema>;

const monthSummarySchema = z.object({
  monthYear: monthYearSchema,
  state: monthStateSchema,
  members: z.int(),
  entries: z.int(),
  publishedAt: z.nullable(z.string()),
  /** The one hash that stands for everything in the month; null until it is published. */
  root: z.nullable(hashSchema),
  /** The first three; empty until the month is published. */
  champions: z.array(rankedPlaceSchema),
});
export type MonthSummary = z.infer<typeof monthSummarySchema>;

/** Closed months, the newest first. */
export const monthListSchema = z.object({ months: z.array(monthSummarySchema) });
export type MonthList = z.infer<typeof monthListSchema>;

/** What a month's root commits to: the root is the SHA-256 of this record's canonical JSON. */
const monthRecordSchema = z.object({
  type: z.literal("month"),
  version: z.literal(1),
  month: monthYearSchema,
  frozenAt: z.string(),
  publishedAt: z.string(),
  entries: z.int(),
  /** Last link of the ledger's chain. */
  chain: hashSchema,
  /** Merkle root over the ledger's links. */
  ledger: hashSchema,
  members: z.int(),
  /** Merkle root over the standings. */
  standings: hashSchema,
  decisionCount: z.int(),
  /** Merkle root over the decisions of the review. */
  decisions: hashSchema,
  /** Tokens in all. */
  prizes: z.int(),
  /** Root of the month that was published before; null for the first. */
  previous: z.nullable(hashSchema),
});
export type MonthRecord = z.infer<typeof monthRecordSchema>;

const monthDetailSchema = z.object({
  monthYear: monthYearSchema,
  state: monthStateSchema,
  frozenAt: z.string(),
  publishedAt: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  members: z.int(),
  entries: z.int(),
  /** The first 25: as frozen while the review goes on, as published after it. */
  standings: z.array(rankedPlaceSchema),
  prizes: z.object({ count: z.int(), total: z.int(), paid: z.int() }),
  /** How many were disqualified for what; empty until the month is published. */
  decisions: z.array(z.object({ category: decisionCategorySchema, count: z.int() })),
  record: z.nullable(monthRecordSchema),
  root: z.nullable(hashSchema),
});
export type MonthDetail = z.infer<typeof monthDetailSchema>;

/** `month` is null only where the caller asked with `optional=true`. */
export const monthAnswerSchema = z.object({ month: z.nullable(monthDetailSchema) });
export type MonthAnswer = z.infer<typeof monthAnswerSchema>;

/** One row of the ledger. The next row's `previous` is the SHA-256 of this one's canonical JSON. */
const ledgerEntrySchema = z.object({
  type: z.literal("entry"),
  month: monthYearSchema,
  /** 1 for the first. */
  seq: z.int(),
  pseudonym: z.string(),
  action: z.string(),
  points: z.int(),
  proven: z.boolean(),
  at: z.string(),
  previous: hashSchema,
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

const standingsRowSchema = z.object({
  type: z.literal("place"),
  month: monthYearSchema,
  pseudonym: z.string(),
  /** Place at the freeze; null for staff and disabled members, who are not ranked. */
  frozenRank: z.nullable(z.int()),
  /** Place as published; null also for the disqualified. */
  rank: z.nullable(z.int()),
  points: z.int(),
  provenPoints: z.int(),
  judgedBy: z.int(),
  reachedAt: z.string(),
  prize: z.int(),
});
export type StandingsRow = z.infer<typeof standingsRowSchema>;

const decisionRowSchema = z.object({
  type: z.literal("decision"),
  month: monthYearSchema,
  pseudonym: z.string(),
  category: decisionCategorySchema,
  decidedAt: z.string(),
  /** SHA-256 of salt and reason: commits to the words without showing them. */
  reasonHash: hashSchema,
});
export type DecisionRow = z.infer<typeof decisionRowSchema>;

/** First line of a month's file. Then every row of the ledger, the standings and the leaves of the decisions. */
export interface LedgerHead {
  format: "month-ledger/1";
  root: string;
  record: MonthRecord;
}

const pathSchema = z.array(hashSchema);

/** Everything that one member needs to check their month without the server. */
export const monthProofSchema = z.object({
  format: z.literal("month-proof/1"),
  root: hashSchema,
  record: monthRecordSchema,
  place: z.object({ row: standingsRowSchema, index: z.int(), path: pathSchema }),
  /** All rows of the member. */
  entries: z.array(z.object({ entry: ledgerEntrySchema, path: pathSchema })),
  /** Null for a member about whom nothing was decided. */
  decision: z.nullable(
    z.object({ row: decisionRowSchema, reason: z.string(), salt: z.string(), index: z.int(), path: pathSchema }),
  ),
});
export type MonthProof = z.infer<typeof monthProofSchema>;

/** What was decided about the member, for the member alone. */
export const ownDecisionSchema = z.object({
  decision: z.nullable(
    z.object({
      category: decisionCategorySchema,
      reason: z.string(),
      decidedAt: z.string(),
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
      /** Answers are read while the month is in review. */
      canAnswer: z.boolean(),
    }),
  ),
});
export type OwnDecision = z.infer<typeof ownDecisionSchema>["decision"];

export const answerDecisionSchema = z.object({ answer: requiredText(ANSWER_MAX, "Write your answer") });
