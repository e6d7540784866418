import { useMessages } from "#web/i18n/messages.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import "./pro-tips.css";

/** How to earn more. */
export function ProTips() {
  const t = useMessages(leaderboardMessages);
  return (
    <section className="leaderboard-tips">
      <h2 className="display t4 w-75">{t("tipsTitle")}</h2>
      <ol>
        {[t("tipShare"), t("tipDaily"), t("tipOnce"), t("tipTies")].map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </section>
  );
}
