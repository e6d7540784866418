import { type ReactNode, useState } from "react";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { toast } from "./toast.ts";

interface RemoveDialogProps {
  words: { question: string; yes: string; no: string; doneTitle: string; doneText: string; failed: string };
  /** Left out of what cannot go. */
  remove?: (() => Promise<unknown>) | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Asks once more before something goes, and says how that ended. */
export function RemoveDialog({ words, remove, onClose, children }: RemoveDialogProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm(confirmed: () => Promise<unknown>) {
    setIsBusy(true);
    try {
      await confirmed();
      toast({ title: words.doneTitle, description: words.doneText, variant: "success" });
    } catch (error) {
      showFailure(error, { description: describeError(error, words.failed) });
    }
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} label={words.question}>
      <div className="stack">
        <h2 className="display t4 w-75">
          <bdi className="written">{words.question}</bdi>
        </h2>
        {children}
        <div className="row">
          {remove && (
            <Button variant="danger" icon="trash" isBusy={isBusy} onClick={() => void handleConfirm(remove)}>
              {words.yes}
            </Button>
          )}
          <Button data-autofocus variant="line" icon={null} onClick={onClose}>
            {words.no}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
