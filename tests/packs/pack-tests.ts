/** What is tried on the community that is not the default one: which it is, and which of the tests of code hold for it too. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDir } from "../../scripts/builds.mjs";

/** It has another chain, one token, fewer languages and fewer features. */
export const OTHER_PACK = "frogz";

/** In the first line of tests that hold facts of the default community, or try what another one may do without. */
const ABOUT_THE_DEFAULT_PACK = "// About the default community.\n";

/** Tests of parts in a browser that hold for any community: in its colours, faces and words, on its chain. */
export const PARTS_IN_A_BROWSER: readonly string[] = [
  "src/web/ui",
  "src/features/audit/web",
  "src/features/health/web",
  "src/features/interests/web",
  "src/features/news/web",
  "src/features/notifications/web",
  "src/features/push/web",
  "src/features/uploads/web",
  "src/features/wallet/web/evm-signing",
];

const FOLDERS = ["src", "packs", "build", "scripts"];
const TEST_OF_CODE = /(?<!\.browser|\.attacks)\.test\.ts$/;

function listTests(): { file: string; text: string }[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(projectDir, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => TEST_OF_CODE.test(file))
      .map((file) => join(folder, file)),
  ).map((file) => ({ file, text: readFileSync(join(projectDir, file), "utf8") }));
}

export function listTestsOfTheDefaultPack(): string[] {
  return listTests().flatMap(({ file, text }) => (text.startsWith(ABOUT_THE_DEFAULT_PACK) ? file : []));
}

/** Tests that read facts off the pack: what they say holds for any. */
export function listPackTests(): string[] {
  return listTests().flatMap(({ file, text }) =>
    !file.startsWith("packs") && text.includes('"#pack/') && !text.startsWith(ABOUT_THE_DEFAULT_PACK) ? file : [],
  );
}
