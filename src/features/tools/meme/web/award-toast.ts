import type { AwardRefusal, TrackedAction } from "#features/leaderboard/leaderboard.schema.ts";
import { pack } from "#shared/pack.ts";
import { toast } from "#web/ui/toast.ts";
import type { TranslateMeme } from "./get-picture-name.ts";

interface AwardedThing {
  title: string;
  /** Said to a member when the ledger gave no answer. */
  plain: string;
  action: TrackedAction;
  isMember: boolean;
  /** Undefined when nothing was counted. */
  points: { awarded: number; totalPoints: number; reason?: AwardRefusal } | undefined;
}

function explain(t: TranslateMeme, { plain, action, isMember, points }: AwardedThing): string {
  const { points: worth, cooldownSeconds } = pack.points[action];
  if (!isMember) return t("earnVisitor", { points: worth });
  if (points === undefined) return plain;
  if (points.awarded > 0) return t("earned", { points: points.awarded, total: points.totalPoints });
  return t(`refused_${points.reason ?? "duplicate"}`, { seconds: cooldownSeconds });
}

/** Says that it worked, and what it earned or, kindly, why not. */
export function showAward(t: TranslateMeme, thing: AwardedThing): void {
  toast({ title: thing.title, description: explain(t, thing), variant: "success" });
}
