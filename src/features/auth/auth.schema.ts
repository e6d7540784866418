import * as z from "zod/mini";
import { MODERATION_TEXT_MAX } from "#features/moderation/moderation.rules.ts";
import { contactMethodSchema } from "#features/recovery-contacts/recovery-contacts.schema.ts";
import { mapFields, profileFields } from "#features/users/profile-fields.catalog.ts";
import { formOptionalText, formText, requiredText } from "#shared/text.schema.ts";

export const registrationSchema = z.object({
  username: formText,
  password: formText,
  ...mapFields(profileFields, () => formOptionalText),
});

export const loginSchema = z.object({ username: formText, password: formText });

/** Empty texts for what is not known; `answer` is "open" while there is one to give. */
export const closedAccountAnswerSchema = z.object({
  until: z.string(),
  reason: z.string(),
  words: z.string(),
  answer: z.string(),
});

export type ClosedAccountAnswer = z.infer<typeof closedAccountAnswerSchema>;

/** One's side of why the account was closed; who came by the provider is known by a cookie and gives neither name nor password. */
export const closingAnswerSchema = z.object({
  username: z.optional(z.string()),
  password: z.optional(z.string()),
  text: requiredText(MODERATION_TEXT_MAX, "Write your answer"),
});

/** `password` is the old one, needed by members who have one. */
export const changePasswordSchema = z.object({ password: z.optional(z.string()), newPassword: formText });

export const resetRequestSchema = z.object({ username: formText, method: contactMethodSchema, contact: formText });

/** The kinds of message this site can send. */
export const resetMethodsAnswerSchema = z.object({ methods: z.object({ email: z.boolean(), sms: z.boolean() }) });

export type ResetMethodsAnswer = z.infer<typeof resetMethodsAnswerSchema>;

/** `devToken` is there in development only. */
export const resetRequestAnswerSchema = z.object({ message: z.string(), devToken: z.optional(z.string()) });

export const resetVerifySchema = z.object({ token: formText, newPassword: formText });

export const resetVerifyAnswerSchema = z.object({ message: z.string() });
