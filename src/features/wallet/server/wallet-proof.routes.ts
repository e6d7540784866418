import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { WALLET_CHALLENGES_PER_HOUR } from "#features/vault/server/vault-limits.rules.ts";
import { pack } from "#pack/pack.ts";
import { getSiteOrigin } from "#server/config.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { walletErrors } from "../wallet.errors.ts";
import { writeWalletMessage } from "../wallet.rules.ts";
import {
  newWalletProofSchema,
  WALLET_CHALLENGE_LIFE_MS,
  type WalletProof,
  walletChallengeRequestSchema,
  walletChallengeSchema,
  walletProofAnswerSchema,
} from "../wallet.schema.ts";
import { changeWallet } from "./change-wallet.usecase.ts";
import {
  createChallenge,
  createWalletProof,
  deleteWalletProof,
  getWalletProof,
  takeChallenge,
} from "./wallet-proof.repository.ts";
import { isSignedBy, readWalletKey } from "./wallet-signature.rules.ts";

const NONCE_BYTES = 16;
const STATEMENT = `Prove to ${pack.name} that this wallet is yours. It costs nothing and moves nothing.`;

const params = z.object({ id: z.string() });

function registerChallengeRoute(app: App, { db, clock, config }: AppDeps): void {
  const origin = getSiteOrigin(config);

  app.post(
    "/api/users/:id/wallet-proof/challenge",
    {
      config: { access: "self", rateLimit: limitMemberTo(config, WALLET_CHALLENGES_PER_HOUR, "1 hour") },
      schema: {
        summary: "A text to sign with the wallet, for five minutes and once",
        params,
        body: walletChallengeRequestSchema,
        response: { 200: walletChallengeSchema, "4xx": errorBodySchema },
      },
    },
    async (request) => {
      const address = request.body.address.trim();
      if (readWalletKey(address) === undefined) {
        throw createError(walletErrors, "wallet.address", { field: "address" });
      }
      const issuedAt = clock.now();
      const expiresAt = new Date(issuedAt.getTime() + WALLET_CHALLENGE_LIFE_MS);
      const nonce = randomBytes(NONCE_BYTES).toString("hex");
      const message = writeWalletMessage({ origin, address, statement: STATEMENT, nonce, issuedAt, expiresAt });
      const { id: userId } = request.params;
      await db.transaction(async (tx) => {
        await lockMemberRow(tx, userId);
        await createChallenge(tx, { userId, address, message, expiresAt });
      });
      return { message, expiresAt: expiresAt.toISOString() };
    },
  );
}

function registerProofRoutes(app: App, deps: AppDeps): void {
  const { db, clock } = deps;
  const response = { 200: walletProofAnswerSchema, "4xx": errorBodySchema };

  async function saveProof(userId: string, address: string): Promise<WalletProof> {
    return db.transaction(async (tx) => {
      await lockMemberRow(tx, userId);
      const proof = await createWalletProof(tx, { userId, address, now: clock.now() });
      if (proof === undefined) {
        throw createError(walletErrors, "wallet.taken", { field: "address" });
      }
      await changeWallet(tx, deps, { userId, solanaWallet: address });
      return proof;
    });
  }

  app.post(
    "/api/users/:id/wallet-proof",
    {
      config: { access: "self" },
      schema: {
        summary: "Prove the wallet with the signed text; it becomes the profile's wallet",
        params,
        body: newWalletProofSchema,
        response,
      },
    },
    async (request) => {
      const { id: userId } = request.params;
      const { message, signature } = request.body;
      const address = request.body.address.trim();
      // Taken before the signature is looked at: each text gets one try, right or wrong.
      if (!(await takeChallenge(db, { userId, address, message, now: clock.now() }))) {
        throw createError(walletErrors, "wallet.challenge", { field: "message" });
      }
      if (!isSignedBy(address, message, signature.trim())) {
        throw createError(walletErrors, "wallet.signature", { field: "signature" });
      }
      return { wallet: await saveProof(userId, address) };
    },
  );

  app.get(
    "/api/users/:id/wallet-proof",
    {
      config: { access: "self" },
      schema: { summary: "The wallet that the member has proven, if any", params, response },
    },
    async (request) => ({ wallet: (await getWalletProof(db, request.params.id)) ?? null }),
  );

  app.delete(
    "/api/users/:id/wallet-proof",
    {
      config: { access: "self" },
      schema: {
        summary: "Forget the proof; the profile keeps the address",
        params,
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      await deleteWalletProof(db, request.params.id);
      return reply.code(204).send(null);
    },
  );
}

export function registerWalletProofRoutes(app: App, deps: AppDeps): void {
  registerChallengeRoute(app, deps);
  registerProofRoutes(app, deps);
}
