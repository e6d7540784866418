import * as z from "zod/mini";
import { PRIZE_CONDITION_IDS } from "#features/prizes/prizes.schema.ts";
import { SIGNAL_CODES } from "#features/signals/signals.catalog.ts";
import { requiredText, safeText } from "#shared/text.schema.ts";
import { DECISION_CATEGORIES, NOTE_MAX, REASON_MAX } from "./months.catalog.ts";

const categorySchema = z.enum(DECISION_CATEGORIES);
const stateSchema = z.enum(["frozen", "published", "paid"]);
const conditionIdSchema = z.enum(PRIZE_CONDITION_IDS);

/** Closed months for administrators, the newest first. */
export const reviewListSchema = z.object({
  months: z.array(
    z.object({
      monthYear: z.string(),
      state: stateSchema,
      /** The review has ended: places and prizes stand. */
      isSettled: z.boolean(),
      members: z.int(),
      entries: z.int(),
    }),
  ),
  /** When the running month ends. */
  nextCloseAt: z.string(),
});
export type ReviewList = z.infer<typeof reviewListSchema>;

export const reviewQuerySchema = z.object({
  /** Position of the last row of the page before. */
  after: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
});

const reviewDecisionSchema = z.object({
  category: categorySchema,
  reason: z.nullable(z.string()),
  decidedAt: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});

/** Whole hours since wallet or ways back were changed, where that is less than three days ago. */
const youngChangesSchema = z.object({ wallet: z.nullable(z.int()), contacts: z.nullable(z.int()) });

const reviewRowSchema = z.object({
  position: z.int(),
  pseudonym: z.string(),
  frozenRank: z.nullable(z.int()),
  /** As it would be published now. */
  rank: z.nullable(z.int()),
  prize: z.int(),
  points: z.int(),
  provenPoints: z.int(),
  judgedBy: z.int(),
  reachedAt: z.string(),
  /** Null once the account is deleted. */
  username: z.nullable(z.string()),
  isDisabled: z.boolean(),
  decision: z.nullable(reviewDecisionSchema),
  note: z.nullable(z.string()),
  /** What a prize needs; `null` for members who could not win one. */
  conditions: z.array(z.object({ id: conditionIdSchema, met: z.boolean(), isUnknown: z.boolean() })),
  /** What looks like one hand or a machine: reasons to look, never a verdict. */
  signals: z.array(z.object({ code: z.enum(SIGNAL_CODES), count: z.int(), with: z.array(z.string()), gone: z.int() })),
  changed: youngChangesSchema,
});
export type ReviewRow = z.infer<typeof reviewRowSchema>;

export const reviewSchema = z.object({
  review: z.object({
    monthYear: z.string(),
    state: stateSchema,
    frozenAt: z.string(),
    settledAt: z.nullable(z.string()),
    publishedAt: z.nullable(z.string()),
    paidAt: z.nullable(z.string()),
    members: z.int(),
    /** Members with a place, whose rows these are. */
    ranked: z.int(),
    entries: z.int(),
    root: z.nullable(z.string()),
    /** As they would be published now. */
    prizes: z.object({
      count: z.int(),
      total: z.int(),
      /** Places above the last winner that get none. */
      passedOn: z.int(),
      /** Prizes of the ladder that nobody can be paid. */
      withoutWinner: z.int(),
      /** Members whose wallets decide and cannot be read at the moment. */
      unknown: z.int(),
    }),
    decisionCount: z.int(),
    rows: z.array(reviewRowSchema),
    /** Rows of a page. */
    pageSize: z.int(),
  }),
});
export type Review = z.infer<typeof reviewSchema>["review"];

export const disqualifySchema = z.object({
  pseudonym: z.string(),
  category: categorySchema,
  reason: requiredText(REASON_MAX, "Give the member a reason"),
});
export type Disqualify = z.infer<typeof disqualifySchema>;

export const settleSchema = z.object({
  /** Ends the review although some wallets cannot be read: they count as holding too little. */
  acceptUnknown: z._default(z.boolean(), false),
});

export const reviewNoteSchema = z.object({ note: safeText(NOTE_MAX) });

/** Says what is about to be published, so that nobody publishes what they did not see. */
export const publishSchema = z.object({ count: z.int(), total: z.int() });
export type Publish = z.infer<typeof publishSchema>;

const paymentSchema = z.object({
  rank: z.int(),
  pseudonym: z.string(),
  /** Null once the account is deleted; so are the next three. */
  username: z.nullable(z.string()),
  xUsername: z.nullable(z.string()),
  telegramUsername: z.nullable(z.string()),
  /** The wallet that the member has proven to hold. */
  wallet: z.nullable(z.string()),
  changed: youngChangesSchema,
  amount: z.int(),
  signature: z.nullable(z.string()),
});

export const paymentListSchema = z.object({
  monthYear: z.string(),
  count: z.int(),
  total: z.int(),
  paid: z.int(),
  payments: z.array(paymentSchema),
});
export type PaymentList = z.infer<typeof paymentListSchema>;

export const notePaymentSchema = z.object({ signature: z.string() });
