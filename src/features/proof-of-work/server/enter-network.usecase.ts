import type { FastifyRequest } from "fastify";
import type { Transaction } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { scaleLimit } from "#server/plugins/limits.ts";
import { getBurstPrice, getBurstRoom } from "../proof-of-work.rules.ts";
import { countBurst, takeBurstPlace } from "./proof-of-work.repository.ts";
import {
  type CheckedProof,
  checkProofOfWork,
  createNeededError,
  readNetworkHash,
  takeProof,
} from "./require-proof-of-work.usecase.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

/** Accounts that one network may make in an hour before the next asks for a proof of work. */
const FREE_PER_HOUR = 3;

/** What a registration brings with it; undefined as proof where none is asked for. */
interface Entry {
  network: string;
  proof: CheckedProof | undefined;
}

/** Looks, before anything costly is done, whether a new account of this network needs a proof, and refuses without one. */
export async function checkEntry(request: FastifyRequest, deps: Deps): Promise<Entry> {
  const network = await readNetworkHash(request, deps);
  const count = await countBurst(deps.db, network, deps.clock.now());
  const price = getBurstPrice(count, scaleLimit(deps.config, FREE_PER_HOUR));
  return { network, proof: await checkProofOfWork(request, deps, { purpose: "register", price }) };
}

/** Counts the account and uses up the proof, in the transaction that makes the account; refuses whoever came too late. */
export async function takeEntry(
  request: FastifyRequest,
  tx: Transaction,
  { deps, entry: { network, proof } }: { deps: Deps; entry: Entry },
): Promise<void> {
  const free = scaleLimit(deps.config, FREE_PER_HOUR);
  const now = deps.clock.now();
  const room = getBurstRoom(proof?.price ?? 0, free);
  const isUsable = proof === undefined || (await takeProof(tx, proof));
  if (isUsable && (await takeBurstPlace(tx, { network, room, now }))) return;
  const price = Math.max(1, getBurstPrice(await countBurst(tx, network, now), free));
  throw await createNeededError(request, deps, { purpose: "register", price });
}
