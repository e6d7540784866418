import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Listing } from "../listing.schema.ts";
import { dealMessages } from "./listing-deal.messages.ts";
import { useMarket } from "./market.api.ts";
import "./remove-dialog.css";

interface RemoveDialogProps {
  listing: Listing;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveDialog({ listing, onClose, onRemoved }: RemoveDialogProps) {
  const t = useMessages(dealMessages);
  const market = useMarket();
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm() {
    setIsBusy(true);
    try {
      await market.remove(listing.id);
    } catch (error) {
      setIsBusy(false);
      showFailure(error, { description: describeError(error, t("removeFailed")) });
      return;
    }
    onClose();
    onRemoved();
    toast({ title: t("removedTitle"), description: t("removedText") });
  }

  return (
    <Dialog isOpen onClose={onClose} label={t("removeTitle")} className="market-remove">
      <h2 className="market-remove-title display w-62">{t("removeTitle")}</h2>
      <p className="lead">
        <bdi>{listing.title}</bdi>
      </p>
      <p>{t("removeText")}</p>
      <div className="row">
        <Button variant="danger" icon="trash" isBusy={isBusy} onClick={() => void handleConfirm()}>
          {t("removeConfirm")}
        </Button>
        <Button variant="line" icon={null} data-autofocus onClick={onClose}>
          {t("removeKeep")}
        </Button>
      </div>
    </Dialog>
  );
}
