import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "./button.tsx";
import { loadFailedMessages } from "./load-failed.messages.ts";

/** Stands where something could not be loaded. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useMessages(loadFailedMessages);
  return (
    <div className="row" role="alert">
      <span className="loss">{text}</span>
      <Button variant="line" size="medium" icon="refresh" onClick={onRetry}>
        {t("tryAgain")}
      </Button>
    </div>
  );
}
