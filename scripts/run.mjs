/** Runs a built program (main, user, doctor and the others of src/app/commands), building first what is missing or older than its sources. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openBuilds, projectDir } from "./builds.mjs";

const builds = openBuilds();
const program = process.argv[2] ?? "main";
// What the server writes is read by programs, unless a person sits there.
const isForPrograms = program === "main" && !process.stdout.isTTY;

if (!builds.isUpToDate()) {
  const options = isForPrograms ? ["--if-needed", "--json"] : ["--if-needed"];
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts", ...options], {
    cwd: projectDir,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

const folder = builds.findCurrent();
if (folder === undefined) throw new Error("dist/ holds no whole build of this community: run npm run build");
builds.use(folder);
await import(pathToFileURL(join(folder, "server", `${program}.js`)).href);
