import { createHmac, randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { toNetwork } from "#server/address-range.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { type AppError, createError } from "#server/errors.ts";
import { readSecret } from "#server/secrets.repository.ts";
import { proofOfWorkErrors } from "../proof-of-work.errors.ts";
import { getTries, ITERATIONS_PER_TRY, isEnough, PROOF_HEADER, type ProofPurpose } from "../proof-of-work.rules.ts";
import { type Proof, proofSchema } from "../proof-of-work.schema.ts";
import { createUsedProof, isProofUsed } from "./proof-of-work.repository.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

/** A challenge is to be solved and sent within this time. */
const VALID_MS = 5 * 60_000;
/** Characters of the header; ours has about 900. */
const HEADER_MAX = 4096;

interface Demand {
  purpose: ProofPurpose;
  /** 0 asks for nothing. */
  price: number;
}

/** A solution that is right and was not used when it was looked at. */
export interface CheckedProof {
  nonce: string;
  price: number;
  expiresAt: Date;
}

function readKey(deps: Deps): Promise<string> {
  return readSecret(deps, "proof-of-work");
}

/** The network behind a request, as far as bursts are counted by it; no address can be read from it. */
export async function readNetworkHash(request: FastifyRequest, deps: Deps): Promise<string> {
  const key = await readKey(deps);
  return createHmac("sha256", key).update(toNetwork(request.ip)).digest("base64url").slice(0, 22);
}

/** The failure that carries a new challenge. */
export async function createNeededError(request: FastifyRequest, deps: Deps, demand: Demand): Promise<AppError> {
  const key = await readKey(deps);
  const tries = getTries(demand.price);
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: ITERATIONS_PER_TRY,
    // The end is drawn from the upper half, so that no two browsers wait very differently.
    counter: randomInt(tries / 2, tries),
    deriveKey,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key}/solution`,
    data: {
      ...demand,
      network: await readNetworkHash(request, deps),
      // NOTE: the library's own expiry reads the machine's clock, which tests do not set.
      expires: deps.clock.now().getTime() + VALID_MS,
    },
  });
  const details = { challenge: Buffer.from(JSON.stringify(challenge)).toString("base64url") };
  return createError(proofOfWorkErrors, "proof_of_work.needed", { details });
}

function parseProof(header: string | string[] | undefined): Proof | undefined {
  if (typeof header !== "string" || header.length > HEADER_MAX) return undefined;
  try {
    const parsed = z.safeParse(proofSchema, JSON.parse(Buffer.from(header, "base64url").toString()));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

async function readProof(request: FastifyRequest, deps: Deps, demand: Demand): Promise<CheckedProof | undefined> {
  const proof = parseProof(request.headers[PROOF_HEADER]);
  if (proof === undefined) return undefined;
  const { nonce, data } = proof.challenge.parameters;
  const isMeant =
    data.purpose === demand.purpose &&
    data.network === (await readNetworkHash(request, deps)) &&
    data.expires > deps.clock.now().getTime() &&
    isEnough(data.price, demand.price);
  if (!isMeant) return undefined;
  const key = await readKey(deps);
  const { verified } = await verifySolution({
    ...proof,
    deriveKey,
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: `${key}/solution`,
  });
  if (!verified || (await isProofUsed(deps.db, nonce))) return undefined;
  return { nonce, price: data.price, expiresAt: new Date(data.expires) };
}

/** Refuses without a right solution, before the costly part of a call; using it up comes with the call's own writes. */
export async function checkProofOfWork(
  request: FastifyRequest,
  deps: Deps,
  demand: Demand,
): Promise<CheckedProof | undefined> {
  if (demand.price === 0) return undefined;
  const proof = await readProof(request, deps, demand);
  if (proof === undefined) throw await createNeededError(request, deps, demand);
  return proof;
}

/** True once for each solution; what is rolled back was not used. */
export async function takeProof(db: Queries, { nonce, expiresAt }: CheckedProof): Promise<boolean> {
  return createUsedProof(db, nonce, expiresAt);
}

/** Lets the call go on where it brings a solution of the price, and uses that up; where the price is 0, as it is. */
export async function requireProofOfWork(request: FastifyRequest, deps: Deps, demand: Demand): Promise<void> {
  const proof = await checkProofOfWork(request, deps, demand);
  if (proof !== undefined && !(await takeProof(deps.db, proof))) throw await createNeededError(request, deps, demand);
}
