import { useMessages } from "#web/i18n/messages.ts";
import { Icon } from "#web/ui/icon.tsx";
import { boardMessages } from "./boards.messages.ts";
import "./scam-warning.css";

interface ScamWarningProps {
  /** Codes of the scam check; one without a text of its own still shows the heading. */
  warnings: readonly string[];
}

/** What the scam check has found in a member's words. It warns the reader and removes nothing. */
export function ScamWarning({ warnings }: ScamWarningProps) {
  const t = useMessages(boardMessages);
  if (warnings.length === 0) return null;
  const texts = warnings.map((code) => `warning_${code}`).filter((key) => key in boardMessages.texts);
  return (
    <div className="scam-warning" role="note">
      <Icon name="warning" />
      <div>
        <p className="cap">{t("warnings")}</p>
        {texts.map((key) => (
          <p key={key}>{t(key as keyof typeof boardMessages.texts)}</p>
        ))}
      </div>
    </div>
  );
}
