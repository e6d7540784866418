import * as z from "zod/mini";

const hex = z.string().check(z.maxLength(128), z.regex(/^(?:[0-9a-f]{2})+$/));

/** What a challenge is good for; signed with it. */
const challengeDataSchema = z.object({
  purpose: z.string(),
  network: z.string(),
  price: z.number(),
  expires: z.number(),
});

/** The whole that comes back in the header. Only the signature says whether the challenge is ours. */
export const proofSchema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: hex,
      salt: hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      data: challengeDataSchema,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});

export type Proof = z.infer<typeof proofSchema>;
