import { useState } from "react";
import { useSaveContent } from "#features/account/web/use-save-content.ts";
import { useCollection } from "#features/account/web/vault.api.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { reportError } from "#web/lib/report-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/toast.ts";
import { nameFile } from "../pfp.rules.ts";
import { openSharePage, useCountPfp } from "./pfp.api.ts";
import { pfpMessages } from "./pfp.messages.ts";
import { toNewContent } from "./pfp-content.ts";
import { drawPng } from "./pfp-picture.tsx";
import { sharePfp } from "./share-pfp.ts";
import type { ShownPfp } from "./use-draw.ts";

/** Where a post leads that has no picture of its own. */
const TOOL_PATH = "/tools?tool=pfp";

function downloadBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // Safari reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

interface PfpActionsProps {
  shown: ShownPfp;
  onCounted: () => void;
}

/** What can be done with the face on the stage. */
export function PfpActions({ shown: { pfp, isCounted }, onCounted }: PfpActionsProps) {
  const t = useMessages(pfpMessages);
  const { user } = useUser();
  const { data: collection } = useCollection(user?.id);
  const { isSaving, save } = useSaveContent();
  const countPfp = useCountPfp();
  const [busyWith, setBusyWith] = useState<"download" | "share">();
  const isKept = user !== null && collection?.pfpIds.includes(pfp.id) === true;

  async function work(name: "download" | "share", task: () => Promise<void>) {
    setBusyWith(name);
    try {
      await task();
    } catch (error) {
      reportError(error, "Using a profile picture");
      toast({ title: t("downloadFailedTitle"), description: t("downloadFailed"), variant: "destructive" });
    } finally {
      setBusyWith(undefined);
    }
  }

  // A face that earned nothing when it was drawn, for want of a login or of rest, may earn when it is taken.
  async function countOnce() {
    if (isCounted || user === null) return;
    const award = await countPfp();
    if (award === undefined || award.awarded === 0) return;
    onCounted();
    const values = { name: pfp.name, points: award.awarded, total: award.totalPoints };
    toast({ title: t("downloadEarnedTitle"), description: t("earned", values), variant: "success" });
  }

  async function getLink(): Promise<string> {
    const fallback = new URL(TOOL_PATH, window.location.href).href;
    if (user === null || !isKept) return fallback;
    try {
      // Saving what is kept answers the kept one.
      const item = await save(toNewContent(pfp), { isQuiet: true });
      return item === undefined ? fallback : await openSharePage(user.id, item.id);
    } catch (error) {
      reportError(error, "Opening a share page");
      return fallback;
    }
  }

  async function download() {
    downloadBlob(await drawPng(pfp), nameFile(pfp));
    await countOnce();
  }

  async function share() {
    const values = { name: pfp.name, rarity: t(`rarity_${pfp.rarity}`).toLowerCase(), ticker: pack.ticker };
    const outcome = await sharePfp({ pfp, text: t("shareText", values), getLink });
    if (outcome === "blocked") toast({ title: t("blockedTitle"), description: t("blocked"), variant: "destructive" });
  }

  return (
    <div className="pfp-actions">
      <div role="status" className="pfp-kept">
        {isKept && (
          <p className="data">
            <Icon name="check" /> {t("saved")}
          </p>
        )}
      </div>
      {!isKept && (
        <Button size="medium" icon="plus" isBusy={isSaving} onClick={() => void save(toNewContent(pfp))}>
          {t("save")}
        </Button>
      )}
      <div className="row">
        <Button
          variant="line"
          size="medium"
          icon="download"
          isBusy={busyWith === "download"}
          onClick={() => void work("download", download)}
        >
          {t("download")}
        </Button>
        <Button
          variant="line"
          size="medium"
          icon="share"
          isBusy={busyWith === "share"}
          onClick={() => void work("share", share)}
        >
          {t("share")}
        </Button>
      </div>
    </div>
  );
}
