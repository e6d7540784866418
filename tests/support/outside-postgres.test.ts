import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findInstalledPrograms } from "../faults/outside-postgres.ts";
import { createTemporaryFolder } from "./temporary-folder.ts";

async function installPrograms(versions: Record<string, string[]>): Promise<string> {
  const folder = await createTemporaryFolder();
  for (const [major, programs] of Object.entries(versions)) {
    mkdirSync(join(folder, major, "bin"), { recursive: true });
    for (const program of programs) writeFileSync(join(folder, major, "bin", program), "");
  }
  return folder;
}

const SERVER = ["initdb", "pg_ctl", "postgres"];
const CLIENT = ["psql", "pg_dump"];

it.each([
  ["the newest server that is installed", { "9.6": SERVER, "15": SERVER, "17": SERVER }, "17"],
  ["no folder that holds client programs alone", { "15": SERVER, "17": CLIENT }, "15"],
  ["none where there are client programs only", { "15": CLIENT }, undefined],
  ["none that is older than 15", { "14": SERVER }, undefined],
])("tests with an outside PostgreSQL take %s", async (_what, versions: Record<string, string[]>, major) => {
  expect((await findInstalledPrograms(await installPrograms(versions)))?.major).toBe(major);
});
