import * as z from "zod/mini";
import { formText, safeText } from "#shared/text.schema.ts";

/** How long a message waits for its signature. */
export const WALLET_CHALLENGE_LIFE_MS = 5 * 60 * 1000;

/** Characters of an address, with room for what was pasted around it. */
const ADDRESS_TEXT_MAX = 120;

export const walletChallengeRequestSchema = z.object({ address: formText });

export const walletChallengeSchema = z.object({
  /** The text to sign, byte for byte as it is. */
  message: z.string(),
  expiresAt: z.string(),
});

export type WalletChallenge = z.infer<typeof walletChallengeSchema>;

export const newWalletProofSchema = z.object({
  address: z._default(safeText(ADDRESS_TEXT_MAX), ""),
  message: safeText(2000),
  /** As the wallets of the chain print it: base58 or hexadecimal. */
  signature: formText,
  /** Needed by members who have a password, for any wallet but the first. */
  password: z.optional(z.string()),
});

export type NewWalletProof = z.infer<typeof newWalletProofSchema>;

/** `password` is needed by members who have one. */
export const removeWalletProofSchema = z.nullish(z.object({ password: z.optional(z.string()) }));

const walletProofSchema = z.object({ address: z.string(), provenAt: z.string() });

export type WalletProof = z.infer<typeof walletProofSchema>;

export const walletProofAnswerSchema = z.object({
  /** Null until a wallet was proven. */
  wallet: z.nullable(walletProofSchema),
  /** The next wallet is not the member's first: it needs the password. */
  isGuarded: z.boolean(),
});
