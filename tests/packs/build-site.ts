import { execFileSync } from "node:child_process";
import { projectDir } from "../../scripts/builds.mjs";

/** Builds the chosen community's site, unless the newest build is younger than all sources. */
export default function buildSite(): void {
  const program = ["--import", "tsx", "scripts/build.ts", "--if-needed"];
  execFileSync(process.execPath, program, { cwd: projectDir, stdio: "inherit" });
}
