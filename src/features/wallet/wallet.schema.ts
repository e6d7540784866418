import * as z from "zod/mini";
import { formText, safeText } from "#shared/text.schema.ts";

/** How long a message waits for its signature. */
export const WALLET_CHALLENGE_LIFE_MS = 5 * 60 * 1000;

/** Characters of an address or a signature in base58, with room for what was pasted around it. */
const BASE58_TEXT_MAX = 120;

export const walletChallengeRequestSchema = z.object({ address: formText });

export const walletChallengeSchema = z.object({
  /** The text to sign, byte for byte as it is. */
  message: z.string(),
  expiresAt: z.string(),
});

export type WalletChallenge = z.infer<typeof walletChallengeSchema>;

export const newWalletProofSchema = z.object({
  address: z._default(safeText(BASE58_TEXT_MAX), ""),
  message: safeText(2000),
  /** Base58, as wallets print it. */
  signature: formText,
});

export type NewWalletProof = z.infer<typeof newWalletProofSchema>;

const walletProofSchema = z.object({ address: z.string(), provenAt: z.string() });

export type WalletProof = z.infer<typeof walletProofSchema>;

/** Null until a wallet was proven. */
export const walletProofAnswerSchema = z.object({ wallet: z.nullable(walletProofSchema) });
