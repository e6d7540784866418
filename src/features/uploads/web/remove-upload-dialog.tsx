import { useMessages } from "#web/i18n/messages.ts";
import { RemoveDialog } from "#web/ui/remove-dialog.tsx";
import type { ListedUpload } from "../uploads.schema.ts";
import { libraryMessages } from "./library.messages.ts";
import { UseList } from "./library-entry.tsx";
import { useRemoveUpload } from "./uploads.api.ts";

/** Asks once more; of what is used it says where, and deletes nothing. */
export function RemoveUploadDialog({ upload, onClose }: { upload: ListedUpload; onClose: () => void }) {
  const t = useMessages(libraryMessages);
  const { fileName, name, uses } = upload;
  const { mutateAsync } = useRemoveUpload();
  const isUsed = uses.length > 0;
  const words = {
    question: t(isUsed ? "removeUsedTitle" : "removeTitle", { name }),
    yes: t("removeYes"),
    no: t("removeNo"),
    doneTitle: t("removedTitle"),
    doneText: t("removedText", { name }),
    failed: t("removeFailed"),
  };
  return (
    <RemoveDialog words={words} remove={isUsed ? undefined : () => mutateAsync(fileName)} onClose={onClose}>
      {isUsed && <UseList uses={uses} />}
      <p>{t(isUsed ? "removeUsedText" : "removeText")}</p>
    </RemoveDialog>
  );
}
