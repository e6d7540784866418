import type { User } from "#features/auth/auth.schema.ts";
import { openAuthDialog } from "#features/auth/web/auth-dialog-store.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { countLeftToday, getMonthYear } from "#features/leaderboard/leaderboard.rules.ts";
import { useStats } from "#features/leaderboard/web/leaderboard.api.ts";
import { useNow } from "#features/leaderboard/web/use-now.ts";
import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
import { tweetMessages } from "./tweet.messages.ts";

const { tweet_generated: GENERATE, tweet: SHARE } = pack.points;

/** What a tweet is worth, and how many pulls still count today; a visitor is invited to make them count. */
export function PointsReceipt() {
  const t = useMessages(tweetMessages);
  const { user } = useUser();
  const now = useNow();
  return (
    <div className="tweet-points">
      <ReceiptList>
        <ReceiptLine label={t("worthGenerate")} value={t("worth", { count: GENERATE.points })} />
        <ReceiptLine label={t("worthShare")} value={t("worth", { count: SHARE.points })} />
        {user && now && <LeftToday user={user} now={now} />}
      </ReceiptList>
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
  return <ReceiptLine label={t("leftToday")} value={t("leftOf", { left, cap: GENERATE.dailyCap })} />;
}
