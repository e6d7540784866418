import * as z from "zod/mini";
import { formOptionalText, formText } from "#shared/text.schema.ts";

const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
  xUsername: z.nullable(z.string()),
  telegramUsername: z.nullable(z.string()),
  solanaWallet: z.nullable(z.string()),
});

export type User = z.infer<typeof userSchema>;

export const userAnswerSchema = z.object({ user: userSchema });

export const registrationSchema = z.object({
  username: formText,
  password: formText,
  xUsername: formOptionalText,
  telegramUsername: formOptionalText,
  solanaWallet: formOptionalText,
});

export const loginSchema = z.object({ username: formText, password: formText });

export const contactMethodSchema = z.enum(["email", "sms"]);

export type ContactMethod = z.infer<typeof contactMethodSchema>;

export const resetRequestSchema = z.object({ username: formText, method: contactMethodSchema, contact: formText });

/** `devToken` is there in development only. */
export const resetRequestAnswerSchema = z.object({ message: z.string(), devToken: z.optional(z.string()) });

export const resetVerifySchema = z.object({ token: formText, newPassword: formText });

export const resetVerifyAnswerSchema = z.object({ message: z.string() });

export const userCountAnswerSchema = z.object({ userCount: z.int().check(z.nonnegative()) });

export const meQuerySchema = z.object({ optional: z.optional(z.enum(["true", "false"])) });

/** `user` is null only where the caller asked with `optional=true`. */
export const meAnswerSchema = z.object({ user: z.nullable(userSchema) });
