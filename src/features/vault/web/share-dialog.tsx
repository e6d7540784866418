import { useState } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { hasShareSheet, openShareSheet } from "#web/lib/share-sheet.ts";
import { useFocusOn } from "#web/lib/use-focus-on.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import { itemKinds } from "../item-kinds.catalog.ts";
import type { VaultItem } from "../vault.schema.ts";
import { describePicture } from "./item-picture.tsx";
import { shareMessages } from "./share.messages.ts";
import { useVault } from "./use-vault.ts";
import { vaultMessages } from "./vault.messages.ts";

const CREATE_ID = "share-create";
const COPY_ID = "share-copy";

interface ShareDialogProps {
  userId: string;
  item: VaultItem;
  onClose: () => void;
}

/** Gives a picture a public address, and takes it away again. */
export function ShareDialog({ userId, item, onClose }: ShareDialogProps) {
  const t = useMessages(shareMessages);
  const vaultTexts = useMessages(vaultMessages);
  const vault = useVault(userId);
  const [isBusy, setIsBusy] = useState(false);
  const [wasRevoked, setWasRevoked] = useState(false);
  const focusOn = useFocusOn();

  async function change(isShared: boolean) {
    setIsBusy(true);
    try {
      await (isShared ? vault.share(item) : vault.unshare(item));
      setWasRevoked(!isShared);
      // The pressed button has gone; the next step takes the focus.
      focusOn(isShared ? COPY_ID : CREATE_ID);
    } catch (error) {
      showFailure(error, { description: t("failed") });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      label={t("title")}
      className="vault-share"
      side={<img src={item.content} alt={describePicture(item, vaultTexts)} width={600} height={600} />}
    >
      <h2 className="display t3 w-75">{t("title")}</h2>
      <p>{t("promise")}</p>
      {item.sharePath === null ? (
        <Button id={CREATE_ID} data-autofocus isBusy={isBusy} onClick={() => void change(true)}>
          {t("create")}
        </Button>
      ) : (
        <SharedLink item={item} path={item.sharePath} isBusy={isBusy} onRevoke={() => void change(false)} />
      )}
      <p role="status">{wasRevoked && t("revoked")}</p>
    </Dialog>
  );
}

interface SharedLinkProps {
  item: VaultItem;
  path: string;
  isBusy: boolean;
  onRevoke: () => void;
}

function SharedLink({ item, path, isBusy, onRevoke }: SharedLinkProps) {
  const t = useMessages(shareMessages);
  const { requestAward } = useUser();
  const { isCopied, copy } = useCopy();
  const url = new URL(path, window.location.origin).href;

  async function handleCopy() {
    const hasCopied = await copy(url);
    if (!hasCopied) toast({ title: t("copyFailedTitle"), description: t("copyFailed"), variant: "destructive" });
  }

  async function handleSend() {
    const isSent = await openShareSheet({ url, title: item.title }).catch(() => undefined);
    // A sheet that refuses leaves the copying.
    if (isSent === undefined) await handleCopy();
    if (isSent) recordEvent("content_shared", { kind: item.contentType });
    const { sharedAction } = itemKinds[item.contentType];
    if (!isSent || sharedAction === undefined) return;
    const points = await requestAward(sharedAction, item.receiptId);
    if (points === undefined || points.awarded === 0) return;
    const description = t("sharedEarned", { points: points.awarded, total: points.totalPoints });
    toast({ title: t("sharedTitle"), description, variant: "success" });
  }

  return (
    <>
      <p className="vault-address data" dir="ltr">
        <span className="visually-hidden">{t("address")}: </span>
        {url}
      </p>
      <div className="row">
        {hasShareSheet() && (
          <Button size="medium" icon="share" onClick={() => void handleSend()}>
            {t("send")}
          </Button>
        )}
        <Button
          id={COPY_ID}
          data-autofocus
          size="medium"
          variant={hasShareSheet() ? "line" : "primary"}
          icon={isCopied ? "check" : "copy"}
          onClick={() => void handleCopy()}
        >
          {isCopied ? t("copied") : t("copy")}
        </Button>
        <ButtonLink size="medium" variant="line" icon="arrow-up-right" href={path} target="_blank">
          {t("open")}
        </ButtonLink>
        <Button size="medium" variant="danger" icon="trash" isBusy={isBusy} onClick={onRevoke}>
          {t("revoke")}
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {isCopied && t("copied")}
      </span>
    </>
  );
}
