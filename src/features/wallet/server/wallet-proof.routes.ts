import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { confirmPassword } from "#features/passwords/server/confirm-password.usecase.ts";
import { hasProvenBefore } from "#features/recovery-contacts/server/account-changes.repository.ts";
import { lockMemberRow } from "#features/users/server/member-row-lock.repository.ts";
import { WALLET_CHALLENGES_PER_HOUR } from "#features/vault/server/vault-limits.rules.ts";
import { pack } from "#pack/pack.ts";
import { getSiteOrigin } from "#server/config.ts";
import { requireUser } from "#server/current-user.ts";
import type { App, AppDeps, SessionUser } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { limitMemberTo } from "#server/plugins/limits.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { walletErrors } from "../wallet.errors.ts";
import {
  newWalletProofSchema,
  removeWalletProofSchema,
  WALLET_CHALLENGE_LIFE_MS,
  walletChallengeRequestSchema,
  walletChallengeSchema,
  walletProofAnswerSchema,
} from "../wallet.schema.ts";
import { isAnotherWallet, removeWalletProof, saveWalletProof } from "./change-wallet.usecase.ts";
import { isSignedByContract } from "./contract-wallet.service.ts";
import { getWalletFamily } from "./wallet-families.rules.ts";
import { createChallenge, getWalletProof, takeChallenge } from "./wallet-proof.repository.ts";

const NONCE_BYTES = 16;
const STATEMENT = `Prove to ${pack.name} that this wallet is yours. It costs nothing and moves nothing.`;

const params = z.object({ id: z.string() });
const response = { 200: walletProofAnswerSchema, "4xx": errorBodySchema };

function registerChallengeRoute(app: App, { db, clock, config, chain }: AppDeps): void {
  const origin = getSiteOrigin(config);
  const family = getWalletFamily(chain);

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
      const address = family.readAddress(request.body.address.trim());
      if (address === undefined) {
        throw createError(walletErrors, "wallet.address", { field: "address", details: { chain: chain.name } });
      }
      const issuedAt = clock.now();
      const expiresAt = new Date(issuedAt.getTime() + WALLET_CHALLENGE_LIFE_MS);
      const nonce = randomBytes(NONCE_BYTES).toString("hex");
      const message = family.writeMessage({ origin, address, statement: STATEMENT, nonce, issuedAt, expiresAt });
      const { id: userId } = request.params;
      await db.transaction(async (tx) => {
        await lockMemberRow(tx, userId);
        await createChallenge(tx, { userId, address, message, expiresAt });
      });
      return { message, expiresAt: expiresAt.toISOString() };
    },
  );
}

function registerProvingRoute(app: App, deps: AppDeps): void {
  const { db, clock, chain, config, log } = deps;
  const family = getWalletFamily(chain);

  /** A wallet that is a contract has no key of its own: the chain is asked, where a service is named. */
  async function isSignedBy(address: string, message: string, signature: string): Promise<boolean> {
    if (family.isSignedBy(address, message, signature)) return true;
    const url = config.evmRpcUrl;
    if (chain.family !== "evm" || url === undefined) return false;
    return isSignedByContract({ url, address, message, signature }).catch((error: unknown) => {
      log.warn({ reason: String(error) }, "the chain's service failed");
      throw createError(walletErrors, "wallet.chain");
    });
  }

  /** Whoever proves another wallet turns the prizes there: an open browser alone must not be enough. */
  async function confirmIfGuarded(user: SessionUser, address: string, password: string | undefined): Promise<boolean> {
    if (!(await isAnotherWallet(db, user.id, address))) return false;
    await confirmPassword(deps, user, password);
    return true;
  }

  app.post(
    "/api/users/:id/wallet-proof",
    {
      config: { access: "self" },
      schema: {
        summary: "Prove the wallet with the signed text; it becomes the profile's wallet and the one that is paid",
        params,
        body: newWalletProofSchema,
        response,
      },
    },
    async (request) => {
      const user = requireUser(request);
      const { message, signature, password } = request.body;
      const sent = request.body.address.trim();
      // What is no address was never asked about, so that no text waits for it.
      const address = family.readAddress(sent) ?? sent;
      const isConfirmed = await confirmIfGuarded(user, address, password);
      // Taken before the signature is looked at: each text gets one try, right or wrong.
      if (!(await takeChallenge(db, { userId: user.id, address, message, now: clock.now() }))) {
        throw createError(walletErrors, "wallet.challenge", { field: "message" });
      }
      if (!(await isSignedBy(address, message, signature.trim()))) {
        throw createError(walletErrors, "wallet.signature", { field: "signature" });
      }
      return { wallet: await saveWalletProof(deps, { user, address, isConfirmed }), isGuarded: true };
    },
  );
}

function registerProofRoutes(app: App, deps: AppDeps): void {
  const { db } = deps;

  app.get(
    "/api/users/:id/wallet-proof",
    {
      config: { access: "self" },
      schema: { summary: "The wallet that the member has proven, if any", params, response },
    },
    async (request) => {
      const { id: userId } = request.params;
      const wallet = (await getWalletProof(db, userId)) ?? null;
      return { wallet, isGuarded: wallet !== null || (await hasProvenBefore(db, userId)) };
    },
  );

  app.delete(
    "/api/users/:id/wallet-proof",
    {
      config: { access: "self" },
      schema: {
        summary: "Forget the proof; the profile keeps the address",
        params,
        body: removeWalletProofSchema,
        response: { 204: z.null(), "4xx": errorBodySchema },
      },
    },
    async (request, reply) => {
      const user = requireUser(request);
      await confirmPassword(deps, user, request.body?.password);
      await removeWalletProof(deps, user);
      return reply.code(204).send(null);
    },
  );
}

export function registerWalletProofRoutes(app: App, deps: AppDeps): void {
  registerChallengeRoute(app, deps);
  registerProvingRoute(app, deps);
  registerProofRoutes(app, deps);
}
