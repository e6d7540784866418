import { useMessages } from "#web/i18n/messages.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { ReviewRow } from "../review.schema.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import "./young-changes.css";

/** Says before money is sent that its way was changed lately: it may not have been the member who did. */
export function YoungChanges({ changed: { wallet, contacts } }: { changed: ReviewRow["changed"] }) {
  const t = useMessages(monthsPanelMessages);
  if (wallet === null && contacts === null) return null;
  return (
    <ul className="young-changes" aria-label={t("changedLately")}>
      {wallet !== null && (
        <li>
          <Icon name="warning" />
          {t("walletChanged", { count: wallet })}
        </li>
      )}
      {contacts !== null && (
        <li>
          <Icon name="warning" />
          {t("contactsChanged", { count: contacts })}
        </li>
      )}
    </ul>
  );
}
