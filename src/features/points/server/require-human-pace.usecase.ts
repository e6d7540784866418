import type { FastifyRequest } from "fastify";
import { getWorkPrice } from "#features/proof-of-work/proof-of-work.rules.ts";
import { requireProofOfWork } from "#features/proof-of-work/server/require-proof-of-work.usecase.ts";
import { requireUser } from "#server/current-user.ts";
import type { AppDeps } from "#server/deps.ts";
import { listLastWorks } from "./works.repository.ts";

/** Works that come as fast or as regular as a machine's are asked for a proof of work before the next one counts. */
export async function requireHumanPace(request: FastifyRequest, deps: AppDeps, action: string): Promise<void> {
  const now = deps.clock.now();
  const works = await listLastWorks(deps.db, requireUser(request).id, now);
  await requireProofOfWork(request, deps, { purpose: "work", price: getWorkPrice(works, action, now) });
}
