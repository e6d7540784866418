import { serverFeatures } from "../src/app/features.server.ts";
import { migrate } from "../src/server/db/migrate.ts";
import { openDatabase } from "../src/server/db/open-database.ts";
import { silentLog } from "./report.ts";

/** A community of middling size, in the folder of a site that does not run yet. */
export async function seedCommunity(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, silentLog);
  await migrate(database.pool, silentLog);
  const now = new Date();
  for (const { seed } of serverFeatures) await seed?.(database.db, { members: 340, ledgerRows: 9000, now });
  await database.close();
}
