import { staffSecondFactor } from "#pack/staff.catalog.ts";

const CHOICES = ["optional", "required"];

/** What is wrong with the pack's rule for staff, one line per mistake with its place. */
export function findStaffRuleProblems(rule: string = staffSecondFactor): string[] {
  return CHOICES.includes(rule) ? [] : [`staffSecondFactor: must be ${CHOICES.join(" or ")}`];
}
