import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import type { ReviewRow } from "../review.schema.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";

/** Why a member is out, and what they say to it. */
export function PlaceDecision({ decision }: { decision: NonNullable<ReviewRow["decision"]> }) {
  const t = useMessages(monthsPanelMessages);
  const locale = useLocale();
  const { category, reason, answer, answeredAt } = decision;
  return (
    <div className="months-decision">
      <p>
        <b className="loss">{t("decision", { category: t(`category_${category}`) })}</b>
      </p>
      {reason !== null && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      {answer === null ? (
        <p className="cap muted">{t("noAnswer")}</p>
      ) : (
        <blockquote>
          <p className="cap muted">{t("answer", { date: formatTimestamp(answeredAt ?? "", locale) })}</p>
          <p>
            <bdi>{answer}</bdi>
          </p>
        </blockquote>
      )}
    </div>
  );
}
