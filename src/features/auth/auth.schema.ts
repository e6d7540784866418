import * as z from "zod/mini";

export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
  xUsername: z.nullable(z.string()),
  telegramUsername: z.nullable(z.string()),
  solanaWallet: z.nullable(z.string()),
});

export type User = z.infer<typeof userSchema>;

export const userAnswerSchema = z.object({ user: userSchema });
