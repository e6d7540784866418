import { useMessages } from "#web/i18n/messages.ts";
import { useOwnDecision } from "./own-decision.api.ts";
import { ownDecisionMessages } from "./own-decision.messages.ts";

/** Where the decision stands on the page of its month. */
export const DECISION_ID = "own-decision";

/** On the card of a member who was taken off the board: that it is so, what for, and the way to the reason and the answer. */
export function OwnVerdict({ userId, monthYear }: { userId: string; monthYear: string }) {
  const t = useMessages(ownDecisionMessages);
  const { data } = useOwnDecision(userId, monthYear);
  if (!data?.decision) return null;
  const { category, canAnswer } = data.decision;
  return (
    <div>
      <p>
        <b>{t("title")}</b>: {t(`category_${category}`)}
      </p>
      <a className="text-link" href={`#${DECISION_ID}`}>
        {canAnswer ? t("goAnswer") : t("goRead")}
      </a>
    </div>
  );
}
