import * as z from "zod/mini";

const sessionSchema = z.object({
  id: z.string(),
  /** Such as Firefox and Linux, where the browser has said so. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});

export type Session = z.infer<typeof sessionSchema>;

/** The current one first, then the one seen last. */
export const sessionsAnswerSchema = z.object({ sessions: z.array(sessionSchema) });

export type SessionsAnswer = z.infer<typeof sessionsAnswerSchema>;
