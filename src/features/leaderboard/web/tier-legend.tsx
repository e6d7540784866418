import { useMessages } from "#web/i18n/messages.ts";
import { TIERS } from "../leaderboard.rules.ts";
import { rankingMessages } from "./ranking.messages.ts";
import "./tiers.css";

/** What the colours of the points say. */
export function TierLegend() {
  const t = useMessages(rankingMessages);
  return (
    <p className="leaderboard-legend cap">
      {t("tierColors")}{" "}
      {TIERS.toReversed().map((tier) => (
        <span key={tier} className={`leaderboard-points-${tier}`}>
          {t("tierReached", { count: tier })}{" "}
        </span>
      ))}
    </p>
  );
}
