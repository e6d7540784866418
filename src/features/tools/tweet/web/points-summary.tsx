import { useStats } from "#features/leaderboard/web/leaderboard.api.ts";
import { countLeftToday, getMonthYear } from "#features/points/points.rules.ts";
import type { User } from "#features/users/users.schema.ts";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { tweetMessages } from "./tweet.messages.ts";

const { tweet_generated: GENERATE, tweet: SHARE } = pack.points;

/** What a tweet is worth, and how many pulls still count today; a visitor is invited to make them count. */
export function PointsSummary() {
  const t = useMessages(tweetMessages);
  const { user } = useUser();
  const now = useNow();
  return (
    <div className="tweet-points">
      <FactList>
        <FactLine label={t("worthGenerate")} value={t("worth", { count: GENERATE.points })} />
        <FactLine label={t("worthShare")} value={t("worth", { count: SHARE.points })} />
        {user && now && <LeftToday user={user} now={now} />}
      </FactList>
      {!user && (
        <div className="tweet-invite">
          <p className="muted">{t("inviteText")}</p>
          <Button variant="line" size="medium" onClick={() => openAuthDialog("login")}>
            {t("inviteLogin")}
          </Button>
        </div>
      )}
    </div>
  );
}

function LeftToday({ user, now }: { user: User; now: Date }) {
  const t = useMessages(tweetMessages);
  const { data } = useStats(user.id, getMonthYear(now));
  if (data === undefined) return null;
  const left = countLeftToday("tweet_generated", data.stats.entries, now);
  return <FactLine label={t("leftToday")} value={t("leftOf", { left, cap: GENERATE.dailyCap })} />;
}
