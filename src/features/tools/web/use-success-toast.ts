import type * as z from "zod/mini";
import { getRestSeconds } from "#features/points/points.rules.ts";
import type { AwardRefusal, awardSchema } from "#features/points/points.schema.ts";
import { pack } from "#pack/pack.ts";
import type { PointAction } from "#shared/pack.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import { awardMessages } from "./award.messages.ts";

export type Award = z.infer<typeof awardSchema>;

/** Said in the same words by every tool. */
type CommonOutcome = "unproven" | "no-proof" | "near-copy" | "bare-template";
/** How it went with the points: nobody to give them to, no answer, earned, or refused and why. */
type ToolOutcome = "visitor" | "plain" | "earned" | Exclude<AwardRefusal, CommonOutcome>;

export interface SuccessParts {
  title: string;
  action: PointAction;
  isMember: boolean;
  /** Undefined or null when nothing was counted. */
  award: Award | null | undefined;
  /** The tool's own sentence. `points` are those earned, or those that a login would have earned. */
  say: (outcome: ToolOutcome, values: { points: number; total: number; seconds: number }) => string;
}

function findOutcome({ isMember, award }: SuccessParts): ToolOutcome | CommonOutcome {
  if (!isMember) return "visitor";
  if (!award) return "plain";
  if (award.awarded === 0) return award.reason ?? "duplicate";
  return award.proven ? "earned" : "unproven";
}

function isCommon(outcome: ToolOutcome | CommonOutcome): outcome is CommonOutcome {
  return Object.hasOwn(awardMessages.texts, outcome);
}

/** Says that it worked, and what it earned or, kindly, why not. */
export function useSuccessToast(): (thing: SuccessParts) => void {
  const t = useMessages(awardMessages);
  return (thing) => {
    const { awarded: points, totalPoints: total } = thing.award ?? {
      awarded: pack.points[thing.action].points,
      totalPoints: 0,
    };
    const values = { points, total, seconds: getRestSeconds(thing.action) };
    const outcome = findOutcome(thing);
    const description = isCommon(outcome) ? t(outcome, values) : thing.say(outcome, values);
    toast({ title: thing.title, description, variant: "success" });
  };
}
