import type * as z from "zod/mini";
import type { AwardRefusal, awardSchema } from "#features/points/points.schema.ts";
import { pack } from "#pack/pack.ts";
import type { PointAction } from "#shared/pack.schema.ts";
import { toast } from "#web/ui/toast.ts";

export type Award = z.infer<typeof awardSchema>;

/** How it went with the points: nobody to give them to, no answer, earned, or refused and why. */
type SuccessOutcome = "visitor" | "plain" | "earned" | AwardRefusal;

interface SuccessParts {
  title: string;
  action: PointAction;
  isMember: boolean;
  /** Undefined or null when nothing was counted. */
  award: Award | null | undefined;
  /** The tool's own sentence. `points` are those earned, or those that a login would have earned. */
  say: (outcome: SuccessOutcome, values: { points: number; total: number; seconds: number }) => string;
}

function findOutcome({ isMember, award }: SuccessParts): SuccessOutcome {
  if (!isMember) return "visitor";
  if (!award) return "plain";
  return award.awarded > 0 ? "earned" : (award.reason ?? "duplicate");
}

/** Says that it worked, and what it earned or, kindly, why not. */
export function showSuccessToast(thing: SuccessParts): void {
  const { points: worth, cooldownSeconds: seconds } = pack.points[thing.action];
  const { awarded: points, totalPoints: total } = thing.award ?? { awarded: worth, totalPoints: 0 };
  const description = thing.say(findOutcome(thing), { points, total, seconds });
  toast({ title: thing.title, description, variant: "success" });
}
