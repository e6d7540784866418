import * as z from "zod/mini";
import { formText } from "#shared/text.schema.ts";

export const contactMethodSchema = z.enum(["email", "sms"]);

export type ContactMethod = z.infer<typeof contactMethodSchema>;

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

/** Needed by members who have a password. */
export const removeContactSchema = z.nullish(z.object({ password: z.optional(z.string()) }));

export const contactAnswerSchema = z.object({ contact: recoveryContactSchema });

export const confirmContactSchema = z.object({ code: formText });
