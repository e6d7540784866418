import * as z from "zod/mini";

const seedSchema = z.string().check(z.regex(/^[0-9a-f]{32,64}$/, "A seed is 32 to 64 hex digits"));

export const commitmentSchema = z.object({ id: z.string(), commitment: z.string() });

export const rollSchema = z.object({
  commitmentId: z.uuid("This is no commitment of the house"),
  clientSeed: seedSchema,
});

export const rollAnswerSchema = z.object({
  pfpId: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
  receiptId: z.string(),
  /** For the next roll. */
  next: commitmentSchema,
});

/** Null takes it off: a portrait of the house stands in. */
export const wornFaceSchema = z.object({
  faceId: z.nullable(z.string().check(z.maxLength(64, "This is no face of the collection"))),
});

export type WornFace = z.infer<typeof wornFaceSchema>;
export type Commitment = z.infer<typeof commitmentSchema>;
export type RollAnswer = z.infer<typeof rollAnswerSchema>;
