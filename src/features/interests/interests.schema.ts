import * as z from "zod/mini";
import { requiredText } from "#shared/text.schema.ts";
import { LETTER_SUBJECT_MAX, LETTER_TEXT_MAX } from "./interests.rules.ts";

/** What a member can register interest in. */
export const interestKinds = ["zone", "creator-program", "merch"] as const;
/** Letters of the id of the thing itself, such as a zone. */
const INTEREST_REF_MAX = 64;

const kind = z.enum(interestKinds);
/** Empty where there is only one of the kind. */
const refId = z._default(z.string().check(z.maxLength(INTEREST_REF_MAX)), "");

export const createInterestSchema = z.object({ kind, refId });

export const interestAnswerSchema = z.object({
  interest: z.object({ kind, refId: z.string(), createdAt: z.iso.datetime() }),
  /** False when it was registered already. */
  isNew: z.boolean(),
  /** Whether the member wants letters about it; null where nobody is asked, for the site sends none. */
  wantsLetters: z.nullable(z.boolean()),
  /** Where letters go, masked; null without a confirmed e-mail address. */
  letterAddress: z.nullable(z.string()),
});

export const ownInterestsSchema = z.object({
  /** The oldest first. */
  interests: z.array(
    z.object({
      kind,
      refId: z.string(),
      /** Of a thing of which there are several; null for the only one of its kind. */
      name: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
      wantsLetters: z.boolean(),
    }),
  ),
  /** Whether the site sends letters at all. */
  hasMail: z.boolean(),
  letterAddress: z.nullable(z.string()),
});

export const changeInterestSchema = z.object({ kind, refId, wantsLetters: z.boolean() });

export type CreateInterest = z.input<typeof createInterestSchema>;
export type InterestAnswer = z.infer<typeof interestAnswerSchema>;
export type InterestKind = (typeof interestKinds)[number];
export type OwnInterests = z.infer<typeof ownInterestsSchema>;
export type ChangeInterest = z.input<typeof changeInterestSchema>;

export const thingParamsSchema = z.object({ kind });
export const thingQuerySchema = z.object({ refId });

const thingSchema = z.object({
  kind,
  refId: z.string(),
  name: z.nullable(z.string()),
  registered: z.int(),
  /** Of those, who said yes to letters. */
  wanting: z.int(),
  /** Of those, who can be reached: an account that is open, with a confirmed e-mail address. */
  readers: z.int(),
  lastLetter: z.nullable(z.object({ sentAt: z.string(), readers: z.int() })),
});

/** Everything interest can be registered in. */
export const interestThingsSchema = z.object({ things: z.array(thingSchema), hasMail: z.boolean() });

export const interestsQuerySchema = z.object({
  refId,
  /** What the name begins with. */
  q: z._default(z.string().check(z.regex(/^@?\w{0,20}$/, "Names have letters, digits and underscores")), ""),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});

const registeredInterestSchema = z.object({
  username: z.string(),
  registeredAt: z.string(),
  /** When the member said yes to letters; null for those who did not. */
  lettersAt: z.nullable(z.string()),
  xUsername: z.nullable(z.string()),
  telegramUsername: z.nullable(z.string()),
});

/** The newest first. */
export const interestListSchema = z.object({
  interests: z.array(registeredInterestSchema),
  nextCursor: z.nullable(z.string()),
});

const letterSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  readers: z.int(),
  /** Null for who has left. */
  sentBy: z.nullable(z.string()),
  sentAt: z.string(),
});

/** The newest first. */
export const letterListSchema = z.object({ letters: z.array(letterSchema) });

export const newLetterSchema = z.object({
  refId,
  /** One line, whatever stands between its words. */
  subject: requiredText(LETTER_SUBJECT_MAX, "Give the letter a subject").check(
    z.overwrite((subject) => subject.replace(/\s+/g, " ")),
  ),
  text: requiredText(LETTER_TEXT_MAX, "Write the letter"),
});

export const sentLetterSchema = z.object({ letter: letterSchema });

export type InterestThing = z.infer<typeof thingSchema>;
export type InterestThings = z.infer<typeof interestThingsSchema>;
export type RegisteredInterest = z.infer<typeof registeredInterestSchema>;
export type InterestList = z.infer<typeof interestListSchema>;
export type InterestsQuery = z.infer<typeof interestsQuerySchema>;
export type Letter = z.infer<typeof letterSchema>;
export type LetterList = z.infer<typeof letterListSchema>;
export type NewLetter = z.infer<typeof newLetterSchema>;
export type SentLetter = z.infer<typeof sentLetterSchema>;
