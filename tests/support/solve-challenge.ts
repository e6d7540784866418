import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { LightMyRequestResponse as Response } from "fastify";

export type Challenge = Parameters<typeof solveChallenge>[0]["challenge"];

export function encodeProof(proof: unknown): string {
  return Buffer.from(JSON.stringify(proof)).toString("base64url");
}

/** The challenge of an answer 428. */
export function readChallenge(response: Response): Challenge {
  const { details } = response.json<{ details?: { challenge?: string } }>();
  return JSON.parse(Buffer.from(details?.challenge ?? "", "base64url").toString()) as Challenge;
}

/** What a browser sends back in the header `x-proof-of-work`. */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 0 });
  return encodeProof({ challenge, solution });
}
