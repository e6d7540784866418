/** Everything that must hold before a change lands: format, types, lint, structure, tests on a fresh build. */
import { spawnSync } from "node:child_process";

const STEPS = ["check:format", "check:types", "check:lint", "check:structure", "check:media", "test"];

for (const step of STEPS) {
  console.log(`\n# ${step}`);
  const { status } = spawnSync("npm", ["run", "--silent", step], { stdio: "inherit" });
  if (status !== 0) {
    console.error(`\n${step} failed: run "npm run ${step}" alone to see only its output`);
    process.exit(1);
  }
}
