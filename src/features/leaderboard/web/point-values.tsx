import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { useNumberFormat, useOrdinal } from "./use-formats.ts";

export function PointValues() {
  const t = useMessages(leaderboardMessages);
  const writeNumber = useNumberFormat();
  const { points, communityEngagementMax } = pack;
  return (
    <ReceiptList>
      <ReceiptLine label={t("valueTweet")} value={writeNumber(points.tweet.points)} />
      <ReceiptLine label={t("valueGenerated")} value={writeNumber(points.tweet_generated.points)} />
      <ReceiptLine label={t("valueMeme")} value={writeNumber(points.meme_generated.points)} />
      <ReceiptLine label={t("valuePfp")} value={writeNumber(points.pfp_generated.points)} />
      <ReceiptLine label={t("valueCommunity")} value={t("upTo", { points: communityEngagementMax })} />
    </ReceiptList>
  );
}

export function Prizes() {
  const t = useMessages(leaderboardMessages);
  const writeNumber = useNumberFormat();
  const writePlace = useOrdinal();
  return (
    <ReceiptList>
      {pack.rewards.ladder.map(({ from, to, tokens }) =>
        from === to ? (
          <ReceiptLine key={from} label={writePlace(from)} value={writeNumber(tokens)} />
        ) : (
          <ReceiptLine
            key={from}
            label={t("places", { first: writePlace(from), last: writePlace(to) })}
            value={t("each", { tokens })}
          />
        ),
      )}
    </ReceiptList>
  );
}
