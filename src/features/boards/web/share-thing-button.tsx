import { useMessages } from "#web/i18n/messages.ts";
import { hasShareSheet, openShareSheet } from "#web/lib/share-sheet.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import { thingSheetMessages } from "./thing-sheet.messages.ts";

interface ShareThingButtonProps {
  title: string;
  /** Of the thing on this site. */
  path: string;
}

/** Hands the address to the phone's apps; elsewhere it is copied. */
export function ShareThingButton({ title, path }: ShareThingButtonProps) {
  const t = useMessages(thingSheetMessages);
  const { isCopied, copy } = useCopy();

  async function handleShare() {
    const url = new URL(path, window.location.origin).href;
    const isShared =
      hasShareSheet() &&
      (await openShareSheet({ title, url }).then(
        () => true,
        () => false,
      ));
    if (isShared || (await copy(url))) return;
    toast({ title: t("copyFailed"), variant: "destructive" });
  }

  return (
    <>
      <Button variant="line" size="medium" icon={isCopied ? "check" : "share"} onClick={() => void handleShare()}>
        {t(isCopied ? "copied" : "share")}
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t("copied")}
      </span>
    </>
  );
}
