import type { AwardRefusal } from "#features/leaderboard/leaderboard.schema.ts";
import { pack } from "#shared/pack.ts";
import type { Translate } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import type { tweetMessages } from "./tweet.messages.ts";

type TranslateTweet = Translate<typeof tweetMessages.texts, typeof tweetMessages.titles>;

interface Points {
  awarded: number;
  totalPoints: number;
  reason?: AwardRefusal;
}

const RULES = { generated: pack.points.tweet_generated, shared: pack.points.tweet };

interface DoneThing {
  done: keyof typeof RULES;
  isMember: boolean;
  /** Undefined or null when nothing was counted. */
  points: Points | null | undefined;
}

/** Says that it worked, and what it earned or, kindly, why not. */
export function showDone(t: TranslateTweet, { done, isMember, points }: DoneThing): void {
  const { points: worth, cooldownSeconds } = RULES[done];
  toast({ title: t(`${done}Title`), description: explain(), variant: "success" });

  function explain(): string {
    if (!isMember) return t(`${done}Visitor`, { points: worth });
    if (!points) return t(`${done}Plain`);
    if (points.awarded > 0) return t(`${done}Earned`, { points: points.awarded, total: points.totalPoints });
    return t(`${done}_${points.reason ?? "duplicate"}`, { seconds: cooldownSeconds });
  }
}
