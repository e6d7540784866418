import { getMonthYear } from "#features/points/points.rules.ts";
import { pack } from "#pack/pack.ts";
import { useNow } from "#web/lib/use-now.ts";
import { findCurrentQuarter } from "../roadmap.rules.ts";

/** The pack's quarter of today; undefined in the prerendered page, which is read in any of them. */
export function useCurrentQuarter(): number | undefined {
  const now = useNow();
  return now && findCurrentQuarter(getMonthYear(now), pack.roadmap.year);
}
