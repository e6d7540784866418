/** The features that have pages: the one list by which the browser and the build know them. */
import { accountWeb } from "#features/account/web/account.feature.ts";
import { adminWeb } from "#features/admin/web/admin.feature.ts";
import { homeWeb } from "#features/home/web/home.feature.ts";
import { leaderboardWeb } from "#features/leaderboard/web/leaderboard.feature.ts";
import { legalWeb } from "#features/legal/web/legal.feature.ts";
import { marketWeb } from "#features/market/web/market.feature.ts";
import { meetupsWeb } from "#features/meetups/web/meetups.feature.ts";
import { merchWeb } from "#features/merch/web/merch.feature.ts";
import { missionWeb } from "#features/mission/web/mission.feature.ts";
import { musicWeb } from "#features/music/web/music.feature.ts";
import { roadmapWeb } from "#features/roadmap/web/roadmap.feature.ts";
import { showcaseWeb } from "#features/showcase/web/showcase.feature.ts";
import { stakeWeb } from "#features/stake/web/stake.feature.ts";
import { tokenomicsWeb } from "#features/tokenomics/web/tokenomics.feature.ts";
import { toolsWeb } from "#features/tools/web/tools.feature.ts";
import { whitepaperWeb } from "#features/whitepaper/web/whitepaper.feature.ts";
import { pack } from "#pack/pack.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";
import type { WebFeature } from "#web/page-engine/page.ts";

/** Those of the kit; a community may do without some. */
export const kitFeatures: readonly WebFeature[] = [
  homeWeb,
  leaderboardWeb,
  toolsWeb,
  roadmapWeb,
  stakeWeb,
  missionWeb,
  tokenomicsWeb,
  marketWeb,
  meetupsWeb,
  musicWeb,
  merchWeb,
  showcaseWeb,
  legalWeb,
  whitepaperWeb,
  accountWeb,
  adminWeb,
];

/** The features of this site. */
export const webFeatures = kitFeatures.filter(({ name }) => !isSwitchedOff(pack, name));
