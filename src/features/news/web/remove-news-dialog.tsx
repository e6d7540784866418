import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import type { NewsItem } from "../news.schema.ts";
import { useRemoveNews } from "./news.api.ts";
import { newsPanelMessages } from "./news-panel.messages.ts";

/** Asks once more before something leaves the home page. */
export function RemoveNewsDialog({ item: { id, title }, onClose }: { item: NewsItem; onClose: () => void }) {
  const t = useMessages(newsPanelMessages);
  const remove = useRemoveNews();
  const question = t("removeQuestion", { title });

  async function handleConfirm() {
    try {
      await remove.mutateAsync(id);
      toast({ title: t("removedTitle"), description: t("removedText", { title }), variant: "success" });
    } catch (error) {
      showFailure(error, { description: describeError(error, t("removeFailed")) });
    }
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} label={question}>
      <div className="stack">
        <h2 className="display t4 w-75">
          <bdi>{question}</bdi>
        </h2>
        <p>{t("removeText")}</p>
        <div className="row">
          <Button variant="danger" icon="trash" isBusy={remove.isPending} onClick={() => void handleConfirm()}>
            {t("removeYes")}
          </Button>
          <Button data-autofocus variant="line" icon={null} onClick={onClose}>
            {t("removeNo")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
