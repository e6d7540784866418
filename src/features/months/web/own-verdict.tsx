import { useMessages } from "#web/i18n/messages.ts";
import type { OwnDecision } from "../months.schema.ts";
import { ownDecisionMessages } from "./own-decision.messages.ts";

/** Where the decision stands on the page of its month. */
export const DECISION_ID = "own-decision";

/** On the card of a member who was taken off the board: that it is so, what for, and the way to the reason and the answer. */
export function OwnVerdict({ decision: { category, canAnswer } }: { decision: NonNullable<OwnDecision> }) {
  const t = useMessages(ownDecisionMessages);
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
