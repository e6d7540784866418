import type { ServerFeature } from "#server/deps.ts";
import { proofOfWorkErrors } from "../proof-of-work.errors.ts";
import { deleteOldProofs } from "./proof-of-work.repository.ts";
import { networkBurstsTable, usedProofsTable } from "./proof-of-work.tables.ts";

export const proofOfWorkFeature: ServerFeature = {
  name: "proof-of-work",
  errors: proofOfWorkErrors,
  tables: { networkBurstsTable, usedProofsTable },
  jobs: [{ name: "delete old proofs of work", run: ({ db, clock }) => deleteOldProofs(db, clock.now()) }],
};
