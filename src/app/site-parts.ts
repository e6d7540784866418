import { loadSessionUser } from "#features/sessions/server/session.usecase.ts";
import { staffSecondFactor } from "#pack/staff.catalog.ts";
import type { AppDeps } from "#server/deps.ts";
import { serverFeatures } from "./features.server.ts";
import { pack, packLists } from "./pack.ts";
import { findDemoValues } from "./pack-check.ts";

/** What of the features every program that runs the server hands to it. */
export const siteParts: Pick<AppDeps, "features" | "loadUser" | "staffSecondFactor" | "chain" | "demoValues"> = {
  features: serverFeatures,
  loadUser: loadSessionUser,
  staffSecondFactor,
  chain: pack.chain,
  demoValues: [...findDemoValues(pack), ...findDemoValues(packLists)],
};
