/** Runs a built program (main, user, doctor), building first what is missing or older than its sources. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openBuilds, projectDir } from "./builds.mjs";

const builds = openBuilds();

if (!builds.isUpToDate()) {
  process.stdout.write("building the site…\n");
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts", "--if-needed"], {
    cwd: projectDir,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

const folder = builds.findCurrent();
if (folder === undefined) throw new Error("dist/ holds no whole build: run npm run build");
builds.use(folder);
await import(pathToFileURL(join(folder, "server", `${process.argv[2] ?? "main"}.js`)).href);
