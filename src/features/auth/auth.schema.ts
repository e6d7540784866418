import * as z from "zod/mini";
import { contactMethodSchema } from "#features/recovery-contacts/recovery-contacts.schema.ts";
import { mapFields, profileFields } from "#features/users/profile-fields.catalog.ts";
import { formOptionalText, formText } from "#shared/text.schema.ts";

export const registrationSchema = z.object({
  username: formText,
  password: formText,
  ...mapFields(profileFields, () => formOptionalText),
});

export const loginSchema = z.object({ username: formText, password: formText });

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
