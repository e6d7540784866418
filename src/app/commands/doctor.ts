/** `npm run doctor`: looks at everything that is set, and says in one line each what it saw and what to do. */
import { type Config, ConfigError, findSettingWarnings, loadConfig } from "#server/config.ts";
import { findProjectPath } from "#server/project-path.ts";
import { listSettingChecks, type SeenSetting } from "#server/setting-check.ts";
import { serverFeatures } from "../features.server.ts";
import { languages, pack, packLists } from "../pack.ts";
import { findDemoValues, findSitePackProblems } from "../pack-check.ts";
import { findBorrowedPictures, findUntranslated, locateValues } from "../pack-folder.ts";

/** What is left to do of a pack that works; with its places where the installation has the pack's sources. */
function listPackWarnings(): string[] {
  const demoValues = [...findDemoValues(pack), ...findDemoValues(packLists)];
  const folder = findProjectPath(`packs/${pack.id}`);
  const placed = folder === undefined ? demoValues : locateValues(demoValues, folder);
  const told = placed.map((text) => `still of the demo: ${text}`);
  if (folder === undefined) return told;
  const borrowed = findBorrowedPictures(folder).map((text) => `borrowed pictures: ${text}`);
  return [...told, ...borrowed, ...findUntranslated(languages, folder)];
}

function examinePack(): SeenSetting[] {
  const problems = findSitePackProblems();
  if (problems.length > 0) return problems.map((words) => ({ name: "pack", state: "fail", words }));
  return [
    { name: "pack", state: "ok", words: `"${pack.id}" is complete` },
    ...listPackWarnings().map((words): SeenSetting => ({ name: "pack", state: "warn", words })),
  ];
}

function splitName(problem: string, state: SeenSetting["state"]): SeenSetting {
  const [name = "", ...words] = problem.split(": ");
  return { name, state, words: words.join(": ") };
}

function examineNames(): SeenSetting[] {
  return findSettingWarnings().map((problem) => splitName(problem, "warn"));
}

function readConfig(): Config | SeenSetting[] {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) => splitName(problem, "fail"));
  }
}

/** All at once: the slowest decides how long it takes. */
async function examineSettings(): Promise<SeenSetting[]> {
  const config = readConfig();
  if (Array.isArray(config)) return config;
  return Promise.all(listSettingChecks({ config, features: serverFeatures }).map(({ check }) => check()));
}

const seen = [...examineNames(), ...(await examineSettings()), ...examinePack()];
const width = Math.max(...seen.map(({ name }) => name.length));
for (const { name, state, words } of seen) {
  process.stdout.write(`${state.padEnd(5)}${name.padEnd(width)}  ${words}\n`);
}
const count = (state: SeenSetting["state"]) => seen.filter((one) => one.state === state).length;
process.stdout.write(
  `\n${count("ok")} ok, ${count("warn")} to look at, ${count("fail")} wrong, ${count("off")} not set\n`,
);
process.exitCode = count("fail") === 0 ? 0 : 1;
