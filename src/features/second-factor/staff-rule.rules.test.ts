import { expect, test } from "vitest";
import { findStaffRuleProblems } from "./staff-rule.rules.ts";

test("the pack asks staff for a second factor or does not, and says nothing else", () => {
  expect([findStaffRuleProblems(), findStaffRuleProblems("required")]).toEqual([[], []]);
  expect(findStaffRuleProblems("sometimes")).toEqual(["staffSecondFactor: must be optional or required"]);
});
