import { pack } from "#pack/pack.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { competitionMessages } from "./competition.messages.ts";
import { useNumberFormat } from "./use-formats.ts";

export function PointValues() {
  const t = useMessages(competitionMessages);
  const writeNumber = useNumberFormat();
  const { points, communityEngagementMax } = pack;
  return (
    <FactList>
      <FactLine label={t("valueTweet")} value={writeNumber(points.tweet.points)} />
      <FactLine label={t("valueGenerated")} value={writeNumber(points.tweet_generated.points)} />
      <FactLine label={t("valueMeme")} value={writeNumber(points.meme_generated.points)} />
      <FactLine label={t("valuePfp")} value={writeNumber(points.pfp_generated.points)} />
      <FactLine label={t("valueCommunity")} value={t("upTo", { points: communityEngagementMax })} />
    </FactList>
  );
}

export function Prizes() {
  const t = useMessages(competitionMessages);
  const writeNumber = useNumberFormat();
  const writePlace = useOrdinal();
  return (
    <FactList>
      {pack.rewards.ladder.map(({ from, to, tokens }) =>
        from === to ? (
          <FactLine key={from} label={writePlace(from)} value={writeNumber(tokens)} />
        ) : (
          <FactLine
            key={from}
            label={t("places", { first: writePlace(from), last: writePlace(to) })}
            value={t("each", { tokens })}
          />
        ),
      )}
    </FactList>
  );
}

/** Writes a rank as a place: 1st, 22nd, 103rd. */
function useOrdinal(): (rank: number) => string {
  const t = useMessages(competitionMessages);
  const rules = new Intl.PluralRules(useLocale(), { type: "ordinal" });
  return (rank) => {
    const form = rules.select(rank);
    return t(`ordinal_${form === "one" || form === "two" || form === "few" ? form : "other"}`, { rank });
  };
}
