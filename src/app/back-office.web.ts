import { analyticsPanels } from "#features/analytics/web/back-office-panels.ts";
import { auditPanels } from "#features/audit/web/back-office-panels.ts";
import { consolePanels } from "#features/console/web/back-office-panels.ts";
import { engagementPanels } from "#features/engagement/web/back-office-panels.ts";
import { healthPanels } from "#features/health/web/back-office-panels.ts";
import { interestsPanels } from "#features/interests/web/back-office-panels.ts";
import { membersPanels } from "#features/members/web/back-office-panels.ts";
import { moderationPanels } from "#features/moderation/web/back-office-panels.ts";
import { monthsPanels } from "#features/months/web/back-office-panels.ts";
import { musicPanels } from "#features/music/web/back-office-panels.ts";
import { newsPanels } from "#features/news/web/back-office-panels.ts";
import { uploadsPanels } from "#features/uploads/web/back-office-panels.ts";
import { pack } from "#pack/pack.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";
import type { BackOfficePanel } from "#web/page-engine/page.ts";

/** Those of the kit, in the order of the back office's tabs. */
export const kitPanels: readonly BackOfficePanel[] = [
  ...consolePanels,
  ...uploadsPanels,
  ...musicPanels,
  ...newsPanels,
  ...membersPanels,
  ...moderationPanels,
  ...engagementPanels,
  ...interestsPanels,
  ...monthsPanels,
  ...healthPanels,
  ...auditPanels,
  ...analyticsPanels,
].sort((one, other) => one.order - other.order);

export const backOfficePanels = kitPanels.filter(
  (panel) => !(isSwitchedOff(pack, "music") && musicPanels.includes(panel)),
);
