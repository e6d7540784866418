import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Names the community whose files lie in the folder. */
const OWNER_FILE = "community";

/** Members' files lie in the folder itself, and what no row names is cleared away: another community's would go. */
export function refuseOtherCommunity(dataDir: string, community: string): void {
  const path = join(dataDir, OWNER_FILE);
  const owner = existsSync(path) ? readFileSync(path, "utf8").trim() : community;
  if (owner === community) return;
  throw new Error(
    `${dataDir} holds the site of "${owner}", and this is "${community}": set DATA_DIR to a folder of its own, such as ${dataDir}-${community}.`,
  );
}

/** From now on the folder is this community's; it is there, and nobody else starts in it. */
export function claimDataDir(dataDir: string, community: string): void {
  writeFileSync(join(dataDir, OWNER_FILE), `${community}\n`);
}
