import type { Database } from "#server/db/open-database.ts";
import { interruptBackend } from "./bound-backend.service.ts";
import { terminateBackends } from "./console-backends.repository.ts";

/** Ends what is left of a run that did not heed its cancel: as the owner of the database, and for good. */
export async function endRun(db: Database, { role, name }: { role: string; name: string }): Promise<void> {
  const pids = await terminateBackends(db, { role, name });
  await Promise.all(pids.map((pid) => interruptBackend(pid, role)));
}
