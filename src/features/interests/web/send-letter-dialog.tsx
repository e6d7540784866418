import type { FormDraft } from "#web/forms/use-draft.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import type { InterestThing } from "../interests.schema.ts";
import { useSendLetter } from "./interests-admin.api.ts";
import { interestsPanelMessages } from "./interests-panel.messages.ts";

interface SendLetterDialogProps {
  thing: InterestThing;
  name: string;
  letter: { subject: string; text: string };
  draft: FormDraft | undefined;
  onSent: () => void;
  onClose: () => void;
}

/** The letter as it was written, and to how many it goes. */
export function SendLetterDialog({ thing, name, letter, draft, onSent, onClose }: SendLetterDialogProps) {
  const t = useMessages(interestsPanelMessages);
  const tell = useSendLetter(thing);
  const count = thing.readers;
  const question = t("question", { count });

  async function send() {
    const { letter: sent } = await tell.mutateAsync(letter);
    toast({ title: t("sentTitle"), description: t("sentText", { count: sent.readers }), variant: "success" });
    onSent();
  }

  async function handleSend() {
    try {
      await (draft ? draft.send(send) : send());
    } catch (error) {
      showFailure(error, { title: t("sendFailed"), description: describeError(error, t("sendFailedText")) });
    }
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} label={question}>
      <div className="stack">
        <h2 className="display t4 w-75">
          <bdi className="written">{question}</bdi>
        </h2>
        <p>{t("about", { name })}</p>
        <div className="interests-preview">
          <b>
            <bdi>{letter.subject}</bdi>
          </b>
          <p dir="auto">{letter.text}</p>
        </div>
        <div className="row">
          <Button icon="check" isBusy={tell.isPending} onClick={() => void handleSend()}>
            {t("send", { count })}
          </Button>
          <Button data-autofocus variant="line" icon={null} onClick={onClose}>
            {t("cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
