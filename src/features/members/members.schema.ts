import * as z from "zod/mini";
import { MODERATION_ACTIONS } from "#features/moderation/moderation.rules.ts";
import { confirmedSchema, keptFactorsSchema } from "#features/second-factor/second-factor.schema.ts";
import { SIGNAL_CODES } from "#features/signals/signals.catalog.ts";
import { mapFields, profileFields } from "#features/users/profile-fields.catalog.ts";
import { ROLES } from "#features/users/users.rules.ts";
import { formText, requiredText } from "#shared/text.schema.ts";
import { BAN_DAYS_MAX, BAN_REASON_MAX, NOTE_MAX } from "./members.rules.ts";

export const memberParamsSchema = z.object({ username: z.string() });

export const memberBanSchema = z.object({
  username: requiredText(20, "Name the member"),
  isBanned: z.boolean(),
  reason: requiredText(BAN_REASON_MAX, "Give a reason"),
  /** After so many days the account opens by itself; without, when somebody opens it. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(BAN_DAYS_MAX))),
});
export type MemberBan = z.infer<typeof memberBanSchema>;

export const memberBanAnswerSchema = z.object({ username: z.string(), isBanned: z.boolean() });
export type MemberBanAnswer = z.infer<typeof memberBanAnswerSchema>;

const roleSchema = z.enum(ROLES, `role must be one of ${ROLES.join(", ")}`);

export const memberRoleSchema = z.object({ role: roleSchema });
export type MemberRole = z.infer<typeof memberRoleSchema>;

export const memberRoleAnswerSchema = z.object({ username: z.string(), role: roleSchema });
export type MemberRoleAnswer = z.infer<typeof memberRoleAnswerSchema>;

const NAME_START = /^@?[A-Za-z0-9_]{0,20}$/;

/** Both are usernames or what they begin with. */
export const memberListQuerySchema = z.object({
  q: z._default(z.string().check(z.regex(NAME_START, "Names have letters, digits and underscores")), ""),
  after: z.optional(z.string().check(z.regex(NAME_START, "Names have letters, digits and underscores"))),
});

const memberLineSchema = z.object({
  username: z.string(),
  role: roleSchema,
  isBanned: z.boolean(),
  /** Null for a ban without an end, and for none. */
  bannedUntil: z.nullable(z.string()),
  createdAt: z.string(),
});
export type MemberLine = z.infer<typeof memberLineSchema>;

/** By name; `next` is the name after which the list goes on. */
export const memberListSchema = z.object({ members: z.array(memberLineSchema), next: z.nullable(z.string()) });
export type MemberList = z.infer<typeof memberListSchema>;

const lineSchema = z.object({ id: z.string(), by: z.nullable(z.string()), createdAt: z.string() });

/** A thing as a line: without a title it is gone. */
const thingLineSchema = z.object({
  type: z.string(),
  refId: z.string(),
  title: z.nullable(z.string()),
  path: z.nullable(z.string()),
  createdAt: z.string(),
});

export const memberPageSchema = z.object({
  account: z.extend(memberLineSchema, {
    id: z.string(),
    hasPassword: z.boolean(),
    ...mapFields(profileFields, () => z.nullable(z.string())),
  }),
  wallet: z.nullable(z.object({ address: z.string(), provenAt: z.string() })),
  contacts: z.array(z.object({ method: z.enum(["email", "sms"]), masked: z.string(), isConfirmed: z.boolean() })),
  days: z.array(z.object({ day: z.string(), points: z.int() })),
  signals: z.array(z.object({ code: z.enum(SIGNAL_CODES), count: z.int(), with: z.array(z.string()), gone: z.int() })),
  secondFactors: keptFactorsSchema,
  sessions: z.array(z.object({ id: z.string(), browser: z.string(), createdAt: z.string(), lastSeenAt: z.string() })),
  content: z.array(z.extend(thingLineSchema, { isHidden: z.boolean() })),
  reports: z.array(z.extend(thingLineSchema, { reason: z.string() })),
  cases: z.array(z.extend(thingLineSchema, { isOpen: z.boolean() })),
  actions: z.array(
    z.object({
      id: z.string(),
      action: z.enum(MODERATION_ACTIONS),
      title: z.string(),
      moderator: z.nullable(z.string()),
      note: z.string(),
      isUndone: z.boolean(),
      createdAt: z.string(),
    }),
  ),
  bans: z.array(
    z.extend(lineSchema, {
      action: z.enum(["lock", "unlock"]),
      reason: z.string(),
      bannedUntil: z.nullable(z.string()),
    }),
  ),
  notes: z.array(z.extend(lineSchema, { text: z.string() })),
});
export type MemberPage = z.infer<typeof memberPageSchema>;

export const memberNoteSchema = z.object({ text: requiredText(NOTE_MAX, "Write the note") });

/** Shown once; `isSent` tells whether it also went to a confirmed contact. */
export const resetLinkSchema = z.object({ url: z.string(), expiresAt: z.string(), isSent: z.boolean() });
export type ResetLink = z.infer<typeof resetLinkSchema>;

/** "app", or the id of a passkey. */
export const memberFactorParamsSchema = z.extend(memberParamsSchema, {
  factor: z.string().check(z.regex(/^(app|[0-9a-f-]{36})$/, "There is no such second factor")),
});

/** The administrator's own password. */
export const memberFactorSchema = confirmedSchema;

/** The name typed by hand shows that it is meant. */
export const eraseMemberSchema = z.object({ username: formText });
