/** What is tried on the community that is not the default one: which it is, and which of the tests of code hold for it too. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectDir } from "../../scripts/builds.mjs";

/** It has another chain, one token, fewer languages and fewer features. */
export const OTHER_PACK = "frogz";

/** Tests that hold facts of the default community, or try what another one may do without. */
export const ABOUT_THE_DEFAULT_PACK: readonly string[] = [
  "build/design-tokens.test.ts",
  "packs/bagz/whitepaper/whitepapers.test.ts",
  "src/app/features.server.test.ts",
  "src/app/pack-check.test.ts",
  "src/app/setting-checks.test.ts",
  "src/features/auth/auth.rules.test.ts",
  "src/features/boards/scam.rules.test.ts",
  "src/features/boards/server/board-images.routes.test.ts",
  "src/features/console/server/console.routes.test.ts",
  "src/features/interests/server/interest-lists.routes.test.ts",
  "src/features/interests/server/interests.routes.test.ts",
  "src/features/interests/server/own-interests.routes.test.ts",
  "src/features/leaderboard/leaderboard.rules.test.ts",
  "src/features/leaderboard/server/find-rank.usecase.test.ts",
  "src/features/leaderboard/server/leaderboard.routes.test.ts",
  "src/features/market/server/listings.routes.test.ts",
  "src/features/market/server/listings.seed.test.ts",
  "src/features/market/server/saved-listings.routes.test.ts",
  "src/features/meetups/meetup.rules.test.ts",
  "src/features/meetups/server/meetups.routes.test.ts",
  "src/features/meetups/server/meetups.seed.test.ts",
  "src/features/member-data/server/delete-account.routes.test.ts",
  "src/features/member-data/server/export.routes.test.ts",
  "src/features/members/server/members.routes.test.ts",
  "src/features/merch/merch.rules.test.ts",
  "src/features/messages/server/messages.routes.test.ts",
  "src/features/moderation/server/moderation.routes.test.ts",
  "src/features/months/server/months.routes.test.ts",
  "src/features/months/server/review.routes.test.ts",
  "src/features/music/music.rules.test.ts",
  "src/features/music/server/audio.routes.test.ts",
  "src/features/music/server/tracks.routes.test.ts",
  "src/features/music/web/draw-waveform.test.ts",
  "src/features/prizes/server/prizes.routes.test.ts",
  "src/features/profile/server/profile.routes.test.ts",
  "src/features/reports/server/reports.routes.test.ts",
  "src/features/signals/server/read-signals.usecase.test.ts",
  "src/features/stake/staking.rules.test.ts",
  "src/features/tokenomics/tokenomics.rules.test.ts",
  "src/features/tools/pfp/pfp.rules.test.ts",
  "src/features/tools/voice/server/template-match.rules.test.ts",
  "src/features/tools/voice/server/voice.routes.test.ts",
  "src/features/trading/server/trading-pairs.rules.test.ts",
  "src/features/trading/server/trading.routes.test.ts",
  "src/features/uploads/server/library.routes.test.ts",
  "src/features/wallet/server/wallet-proof.routes.test.ts",
  "src/features/whitepaper/server/whitepaper.routes.test.ts",
  "src/server/plugins/thing-pages.test.ts",
  "src/server/s3/site-on-s3.test.ts",
];

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
