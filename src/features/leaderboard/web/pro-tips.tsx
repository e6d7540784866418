import { useMessages } from "#web/i18n/messages.ts";
import { leaderboardMessages } from "./leaderboard.messages.ts";
import { PointValues } from "./point-values.tsx";
import "./pro-tips.css";

/** How to earn more, and what each thing is worth. */
export function ProTips() {
  const t = useMessages(leaderboardMessages);
  const tips = [t("tipShare"), t("tipDaily"), t("tipOnce"), t("tipTies")];
  return (
    <section className="leaderboard-tips">
      <h2 className="display t4 w-75">{t("tipsTitle")}</h2>
      <ol>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
      <h2 className="display t4 w-75">{t("pointValues")}</h2>
      <PointValues />
    </section>
  );
}
