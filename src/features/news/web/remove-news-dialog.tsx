import { useMessages } from "#web/i18n/messages.ts";
import { RemoveDialog } from "#web/ui/remove-dialog.tsx";
import type { NewsItem } from "../news.schema.ts";
import { useRemoveNews } from "./news.api.ts";
import { newsPanelMessages } from "./news-panel.messages.ts";

/** Asks once more before something leaves the home page. */
export function RemoveNewsDialog({ item: { id, title }, onClose }: { item: NewsItem; onClose: () => void }) {
  const t = useMessages(newsPanelMessages);
  const { mutateAsync } = useRemoveNews();
  const words = {
    question: t("removeQuestion", { title }),
    yes: t("removeYes"),
    no: t("removeNo"),
    doneTitle: t("removedTitle"),
    doneText: t("removedText", { title }),
    failed: t("removeFailed"),
  };
  return (
    <RemoveDialog words={words} remove={() => mutateAsync(id)} onClose={onClose}>
      <p>{t("removeText")}</p>
    </RemoveDialog>
  );
}
