import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Meetup } from "../meetup.schema.ts";
import { cancelMeetupMessages } from "./cancel-meetup.messages.ts";
import "./cancel-meetup-dialog.css";
import { useMeetupActions } from "./meetups.api.ts";

export function CancelMeetupDialog({ meetup, onClose }: { meetup: Meetup; onClose: () => void }) {
  const t = useMessages(cancelMeetupMessages);
  const { cancel } = useMeetupActions();
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm() {
    setIsBusy(true);
    try {
      await cancel(meetup.id);
    } catch (error) {
      showFailure(error, { description: t("cancelFailed") });
      return;
    } finally {
      setIsBusy(false);
    }
    onClose();
    toast({ title: t("canceledTitle"), description: t("canceledText"), variant: "success" });
  }

  return (
    <Dialog isOpen onClose={onClose} label={t("cancelQuestion")} className="cancel-meetup">
      <h2 className="display t3 w-75">{t("cancelQuestion")}</h2>
      <p>
        <bdi>{t("cancelConsequence", { title: meetup.title })}</bdi>
      </p>
      <div className="row">
        <Button variant="danger" icon="close" isBusy={isBusy} onClick={() => void handleConfirm()}>
          {t("cancelConfirm")}
        </Button>
        <Button data-autofocus variant="line" icon={null} onClick={onClose}>
          {t("cancelKeep")}
        </Button>
      </div>
    </Dialog>
  );
}
