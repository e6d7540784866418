import * as z from "zod/mini";
import { pageQuery } from "#features/boards/board.schema.ts";
import { optionalText, requiredText } from "#shared/text.schema.ts";
import {
  BAN_DAYS,
  CASE_STATES,
  MODERATION_ACTIONS,
  MODERATION_REASONS,
  MODERATION_TEXT_MAX,
  TOLD_ACTIONS,
} from "./moderation.rules.ts";

const pictureSchema = z.object({ url: z.string(), width: z.int(), height: z.int() });

const thingSchema = z.object({
  title: z.string(),
  text: z.string(),
  facts: z.array(z.string()),
  pictures: z.array(pictureSchema),
  author: z.object({ id: z.string(), username: z.string() }),
  path: z.string(),
  createdAt: z.string(),
  hiddenAt: z.nullable(z.string()),
});

const actionSchema = z.object({
  id: z.string(),
  action: z.enum(MODERATION_ACTIONS),
  /** Null when the moderator has left. */
  moderator: z.nullable(z.string()),
  reason: z.nullable(z.enum(MODERATION_REASONS)),
  note: z.string(),
  days: z.nullable(z.int()),
  createdAt: z.string(),
  undoneAt: z.nullable(z.string()),
  /** What the author has said to it. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
export type LoggedAction = z.infer<typeof actionSchema>;

const caseSchema = z.object({
  type: z.string(),
  refId: z.string(),
  openedAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** Null for what is gone. */
  thing: z.nullable(thingSchema),
  /** Reports of members. */
  reports: z.int(),
  /** Codes of what the scam check has found. */
  warnings: z.array(z.string()),
  /** When what reports have hidden comes back by itself. */
  hiddenUntil: z.nullable(z.string()),
  /** The author's answer, where nobody has decided since. */
  answer: z.nullable(z.string()),
});
export type ModerationCase = z.infer<typeof caseSchema>;

export const caseQuerySchema = z.object({
  state: z._default(z.enum(CASE_STATES, `state must be one of ${CASE_STATES.join(", ")}`), "open"),
  ...pageQuery,
});

export const caseListSchema = z.object({
  cases: z.array(caseSchema),
  nextCursor: z.nullable(z.string()),
  /** Of all pages. */
  total: z.int(),
});
export type CaseList = z.infer<typeof caseListSchema>;

const reporterSchema = z.object({
  username: z.string(),
  reason: z.string(),
  reportedAt: z.string(),
  /** Days since the account was made. */
  ageDays: z.int(),
  provenPoints: z.int(),
  /** Names of other reporters who come from the same network. */
  sharesWith: z.array(z.string()),
  /** The report counts towards hiding. */
  isTrusted: z.boolean(),
});
export type CaseReporter = z.infer<typeof reporterSchema>;

export const caseDetailsSchema = z.object({
  reporters: z.array(reporterSchema),
  /** Done with this thing, the newest first. */
  history: z.array(actionSchema),
  author: z.nullable(
    z.object({
      ageDays: z.int(),
      provenPoints: z.int(),
      /** Decisions against other things of theirs. */
      earlier: z.int(),
      isBanned: z.boolean(),
      bannedUntil: z.nullable(z.string()),
    }),
  ),
  possible: z.array(z.enum(MODERATION_ACTIONS)),
});
export type CaseDetails = z.infer<typeof caseDetailsSchema>;

export const caseParamsSchema = z.object({
  type: z.string().check(z.maxLength(20)),
  refId: z.uuid("There is no such thing"),
});

export const takeActionSchema = z.object({
  action: z.enum(MODERATION_ACTIONS, `action must be one of ${MODERATION_ACTIONS.join(", ")}`),
  reason: z._default(z.enum(MODERATION_REASONS, `reason must be one of ${MODERATION_REASONS.join(", ")}`), "rules"),
  /** For a note: of the moderators among themselves; for all else the author reads it. */
  note: optionalText(MODERATION_TEXT_MAX),
  days: z._default(z.literal([...BAN_DAYS], `days must be one of ${BAN_DAYS.join(", ")}`), 7),
});
export type TakeAction = z.input<typeof takeActionSchema>;

export const takenActionSchema = z.object({ actionId: z.string(), undoUntil: z.string() });
export type TakenAction = z.infer<typeof takenActionSchema>;

export const undoneActionSchema = z.object({ type: z.string(), refId: z.string() });
export type UndoneAction = z.infer<typeof undoneActionSchema>;

const noticeSchema = z.object({
  /** Null for what reports have hidden, about which nobody has decided yet. */
  actionId: z.nullable(z.string()),
  action: z.enum([...TOLD_ACTIONS, "reported"]),
  type: z.string(),
  refId: z.string(),
  title: z.string(),
  reason: z.nullable(z.enum(MODERATION_REASONS)),
  note: z.string(),
  createdAt: z.string(),
  /** When a ban or a hide ends, or when what was deleted is erased. */
  until: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  canAnswer: z.boolean(),
});
export type AuthorNotice = z.infer<typeof noticeSchema>;

export const noticeListSchema = z.object({ notices: z.array(noticeSchema) });

export type NoticeList = z.infer<typeof noticeListSchema>;

export const answerBodySchema = z.object({ text: requiredText(MODERATION_TEXT_MAX, "Write your answer") });

export const answeredSchema = z.object({ actionId: z.string() });
