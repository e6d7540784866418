import { useMessages } from "../i18n/messages.ts";
import { uiMessages } from "../ui/ui.messages.ts";

/** What a reader hears after the text of a link that leaves for a new tab. */
export function NewTabHint() {
  const t = useMessages(uiMessages);
  return <span className="visually-hidden"> ({t("opensNewTab")})</span>;
}
