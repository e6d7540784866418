import type { Verdict, VerifyProblem } from "#features/months/verify.rules.ts";

/** What is checked of a proof, in the order in which it is. */
const CHECK_STEPS = ["record", "place", "entries", "sum", "decision"] as const;
type CheckStep = (typeof CHECK_STEPS)[number];

/** The step that a problem ends; a proof of one member meets only these. */
const STEPS_OF_PROBLEMS: Partial<Record<VerifyProblem, CheckStep>> = {
  place: "place",
  entry: "entries",
  sum: "sum",
  decision: "decision",
};

export interface CheckedStep {
  step: CheckStep;
  result: "good" | "bad" | "open";
}

/** A verdict step by step: what came before the problem holds, what comes after it was not looked at. */
export function listSteps(verdict: Verdict): CheckedStep[] {
  const failed = verdict.isValid ? undefined : (STEPS_OF_PROBLEMS[verdict.problem] ?? "record");
  const end = failed === undefined ? CHECK_STEPS.length : CHECK_STEPS.indexOf(failed);
  return CHECK_STEPS.map((step, index) => ({ step, result: index < end ? "good" : index === end ? "bad" : "open" }));
}
