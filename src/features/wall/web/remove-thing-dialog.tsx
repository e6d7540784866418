import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import type { WallThing } from "../wall.schema.ts";
import "./remove-thing-dialog.css";
import { useWallActions } from "./wall.api.ts";
import { wallMessages } from "./wall.messages.ts";

interface RemoveThingDialogProps {
  thing: WallThing;
  onClose: () => void;
  onRemoved: () => void;
}

/** Taking down is for good, so it is asked once. */
export function RemoveThingDialog({ thing, onClose, onRemoved }: RemoveThingDialogProps) {
  const t = useMessages(wallMessages);
  const { remove } = useWallActions();
  const [isBusy, setIsBusy] = useState(false);

  async function handleRemove() {
    setIsBusy(true);
    try {
      await remove(thing.id);
      onClose();
      onRemoved();
      toast({ title: t("removed"), variant: "success" });
    } catch (error) {
      setIsBusy(false);
      showFailure(error, { description: describeError(error, t("removeFailed")) });
    }
  }

  return (
    <Dialog isOpen onClose={onClose} label={t("removeTitle")} className="wall-remove">
      <h2 className="wall-remove-title display w-62">{t("removeTitle")}</h2>
      <p>{t("removeText", { title: thing.title })}</p>
      <div className="row">
        <Button variant="danger" icon="trash" isBusy={isBusy} onClick={() => void handleRemove()}>
          {t("removeYes")}
        </Button>
        <Button variant="line" icon={null} data-autofocus onClick={onClose}>
          {t("removeNo")}
        </Button>
      </div>
    </Dialog>
  );
}
