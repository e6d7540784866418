import * as z from "zod/mini";
import { contactMethodSchema } from "#features/auth/auth.schema.ts";
import { formText } from "#shared/text.schema.ts";

const profileField = z.optional(z.nullable(z.string()));

/** A field that is missing stays as it is; null or an empty one is cleared. */
export const profileSchema = z.object({
  xUsername: profileField,
  telegramUsername: profileField,
  solanaWallet: profileField,
});

const recoveryContactSchema = z.object({
  id: z.string(),
  method: contactMethodSchema,
  contact: z.string(),
  isConfirmed: z.boolean(),
  createdAt: z.string(),
});

export type RecoveryContact = z.infer<typeof recoveryContactSchema>;

/** `methods` says which kinds of message this site can send at all. */
export const recoveryContactsAnswerSchema = z.object({
  contacts: z.array(recoveryContactSchema),
  methods: z.object({ email: z.boolean(), sms: z.boolean() }),
});

export type RecoveryContactsAnswer = z.infer<typeof recoveryContactsAnswerSchema>;

/** `password` is needed for a contact that the account does not have yet, by members who have a password. */
export const newContactSchema = z.object({
  method: contactMethodSchema,
  contact: formText,
  password: z.optional(z.string()),
});

export const contactAnswerSchema = z.object({ contact: recoveryContactSchema });

export const confirmContactSchema = z.object({ code: formText });
