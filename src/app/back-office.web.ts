import { pack } from "#pack/pack.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";
import type { BackOfficePanel } from "#web/lib/back-office-panel.ts";

/** The tabs that features show in the back office: they are found, and go with their folder. */
const files = import.meta.glob<readonly BackOfficePanel[]>("../features/*/web/back-office-panels.ts", {
  eager: true,
  import: "panels",
});

function listPanels(isWanted: (feature: string) => boolean): BackOfficePanel[] {
  return Object.entries(files)
    .filter(([path]) => isWanted(path.split("/")[2] ?? ""))
    .flatMap(([, panels]) => panels)
    .sort((one, other) => one.order - other.order);
}

/** Those of the kit, in the order of the back office's tabs. */
export const kitPanels = listPanels(() => true);

export const backOfficePanels = listPanels((feature) => !isSwitchedOff(pack, feature));
