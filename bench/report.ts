import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { migrate } from "../src/server/db/migrate.ts";
import { type OpenDatabase, openDatabase } from "../src/server/db/open-database.ts";

const folders: string[] = [];
const misses: string[] = [];

export const silentLog = pino({ level: "silent" });

interface Goal {
  atLeast?: number;
  atMost?: number;
}

export function report(
  what: string,
  ratio: number,
  figures: string,
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Goal = {},
): void {
  const isMet = ratio >= atLeast && ratio <= atMost;
  const goal = atLeast > 0 ? `goal ≥ ${atLeast}` : atMost < Number.POSITIVE_INFINITY ? `goal ≤ ${atMost}` : "no goal";
  if (!isMet) misses.push(what);
  console.log(`${isMet ? "ok  " : "MISS"} ${what}: ${ratio.toFixed(2)} (${goal}; ${figures})`);
}

export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** How many goals were missed. */
export function endReport(): number {
  console.log(misses.length === 0 ? "\nevery goal is met" : `\n${misses.length} goals missed`);
  return misses.length;
}

export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  folders.push(folder);
  return folder;
}

export async function openFresh(): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: createFolder() }, silentLog);
  await migrate(database.pool, silentLog);
  return database;
}
