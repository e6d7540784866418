import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import type { ListedUpload } from "../uploads.schema.ts";
import { libraryMessages } from "./library.messages.ts";
import { UseList } from "./library-entry.tsx";
import { useRemoveUpload } from "./uploads.api.ts";

/** Asks once more; of what is used it says where, and deletes nothing. */
export function RemoveUploadDialog({ upload, onClose }: { upload: ListedUpload; onClose: () => void }) {
  const t = useMessages(libraryMessages);
  const { fileName, name, uses } = upload;
  const remove = useRemoveUpload();
  const isUsed = uses.length > 0;
  const question = t(isUsed ? "removeUsedTitle" : "removeTitle", { name });

  async function handleConfirm() {
    try {
      await remove.mutateAsync(fileName);
      toast({ title: t("removedTitle"), description: t("removedText", { name }), variant: "success" });
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
        {isUsed && <UseList uses={uses} />}
        <p>{t(isUsed ? "removeUsedText" : "removeText")}</p>
        <div className="row">
          {!isUsed && (
            <Button variant="danger" icon="trash" isBusy={remove.isPending} onClick={() => void handleConfirm()}>
              {t("removeYes")}
            </Button>
          )}
          <Button data-autofocus variant="line" icon={null} onClick={onClose}>
            {t("removeNo")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
