import type { Pack } from "./pack.schema.ts";

/** Whether a community does without a feature, by the name of its folder. */
export function isSwitchedOff({ without }: Pick<Pack, "without">, feature: string): boolean {
  return without.some((name) => name === feature);
}
