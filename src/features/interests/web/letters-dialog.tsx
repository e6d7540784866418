import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { getName, INTEREST_WORDS, type Interest, tellRaised } from "./interest-words.ts";
import { useChooseLetters } from "./interests.api.ts";
import { interestMessages } from "./interests.messages.ts";

interface LettersDialogProps {
  interest: Interest;
  isNew: boolean;
  userId: string;
  /** Masked; null without a confirmed e-mail address. */
  letterAddress: string | null;
  onClose: () => void;
}

/** The hand is up; whether letters about it are wanted is a question of its own, and no answer is a no. */
export function LettersDialog({ interest, isNew, userId, letterAddress, onClose }: LettersDialogProps) {
  const t = useMessages(interestMessages);
  const choose = useChooseLetters(userId);
  const words = INTEREST_WORDS[interest.kind];
  const name = getName(interest);
  const title = t(`${words}Letters`, { name });

  async function handleYes() {
    const refId = interest.kind === "zone" ? interest.refId : undefined;
    try {
      await choose.mutateAsync({ kind: interest.kind, refId, wantsLetters: true });
      const text = letterAddress === null ? t("lettersWait") : t("lettersGo", { address: letterAddress });
      toast({ title: t("lettersOn"), description: text, variant: "success" });
      onClose();
    } catch (error) {
      showFailure(error, { title: t("lettersFailed"), description: describeError(error, t("failedText")) });
    }
  }

  function handleNo() {
    onClose();
    tellRaised(interest, isNew);
  }

  return (
    <Dialog isOpen onClose={handleNo} label={title}>
      <div className="stack">
        <p className="cap muted">{t(`${words}${isNew ? "" : "Again"}Title`)}</p>
        <h2 className="display t4 w-75">
          <bdi className="written">{title}</bdi>
        </h2>
        <p>{t(`${words}LettersText`, { name })}</p>
        {letterAddress === null ? (
          <p>
            {t("noAddress")}{" "}
            <Anchor className="text-link" href="/account?tab=settings#contacts">
              {t("addAddress")}
            </Anchor>
          </p>
        ) : (
          <p>{t("address", { address: letterAddress })}</p>
        )}
        <div className="row">
          <Button icon="check" isBusy={choose.isPending} onClick={() => void handleYes()}>
            {t("lettersYes")}
          </Button>
          <Button variant="line" icon={null} onClick={handleNo}>
            {t("lettersNo")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
