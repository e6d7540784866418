import * as z from "zod/mini";

/** What a member can register interest in. */
export const interestKinds = ["zone", "creator-program", "merch"] as const;
/** Letters of the id of the thing itself, such as a zone. */
const INTEREST_REF_MAX = 64;

export const createInterestSchema = z.object({
  kind: z.enum(interestKinds),
  /** Empty where there is only one of the kind. */
  refId: z._default(z.string().check(z.maxLength(INTEREST_REF_MAX)), ""),
});

export const interestAnswerSchema = z.object({
  interest: z.object({ kind: z.enum(interestKinds), refId: z.string(), createdAt: z.iso.datetime() }),
  /** False when the hand was up already. */
  isNew: z.boolean(),
});

export type CreateInterest = z.input<typeof createInterestSchema>;
export type InterestAnswer = z.infer<typeof interestAnswerSchema>;
export type InterestKind = (typeof interestKinds)[number];
