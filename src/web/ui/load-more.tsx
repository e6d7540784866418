import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "./button.tsx";
import { uiMessages } from "./ui.messages.ts";

/** Preferred to pages for lists that are read downwards. */
export function LoadMore({ isBusy, onLoad }: { isBusy?: boolean; onLoad: () => void }) {
  const t = useMessages(uiMessages);
  return (
    <Button variant="line" size="medium" icon="arrow-down" isBusy={isBusy ?? false} onClick={onLoad}>
      {t("loadMore")}
    </Button>
  );
}
