/** What is tried on the community that is not the default one: which it is, and which of the tests of code hold for it too. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDir } from "../../scripts/builds.mjs";

/** It has another chain, one token, fewer languages and fewer features. */
export const OTHER_PACK = "frogz";

/** Tests that hold facts of the default community, or try what another one may do without. */
export const ABOUT_THE_DEFAULT_PACK: readonly string[] = [
  "build/texts/untranslated.test.ts",
  "src/app/brand-files.test.ts",
  "src/features/boards/scam.rules.test.ts",
  "src/features/merch/merch.rules.test.ts",
  "src/features/months/server/months.routes.test.ts",
  "src/features/months/server/review.routes.test.ts",
  "src/features/music/music.rules.test.ts",
  "src/features/music/server/audio.routes.test.ts",
  "src/features/music/web/draw-waveform.test.ts",
  "src/features/points/server/award-points.repository.test.ts",
  "src/features/prizes/server/prizes.routes.test.ts",
  "src/features/tokenomics/tokenomics.rules.test.ts",
  "src/features/tools/pfp/pfp.rules.test.ts",
  "src/features/tools/voice/server/template-match.rules.test.ts",
  "src/features/trading/server/trading-pairs.rules.test.ts",
  "src/features/trading/server/trading.routes.test.ts",
  "src/server/plugins/pictures.test.ts",
];

const FOLDERS = ["src", "build", "scripts"];
const TEST_OF_CODE = /(?<!\.browser|\.attacks)\.test\.ts$/;

/** Tests that read facts off the pack: what they say holds for any. */
export function listPackTests(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(projectDir, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => TEST_OF_CODE.test(file))
      .map((file) => join(folder, file)),
  ).filter(
    (file) =>
      !ABOUT_THE_DEFAULT_PACK.includes(file) && readFileSync(join(projectDir, file), "utf8").includes('"#pack/'),
  );
}
