import { useUser } from "#features/users/web/user-context.tsx";
import { useCollection } from "#features/vault/web/vault.api.ts";
import { pack } from "#pack/pack.ts";
import type { Pfp } from "#shared/pack-media.schema.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { HangPart } from "../../web/hang-part.tsx";
import { SaveButton } from "../../web/save-button.tsx";
import { sharePost } from "../../web/share-post.ts";
import { useAsyncAction } from "../../web/use-async-action.ts";
import type { VaultSaver } from "../../web/use-vault-saver.ts";
import { nameFile } from "../pfp.rules.ts";
import { useCountPfp } from "./pfp.api.ts";
import { pfpMessages } from "./pfp.messages.ts";
import { drawFile } from "./pfp-picture.tsx";
import type { ShownPfp } from "./use-draw.ts";

/** Where a post leads that has no page of its own. */
const TOOL_PATH = "/tools?tool=pfp";

/** A face, and the work that it is where the house rolled it too. */
export interface RolledPfp {
  pfp: Pfp;
  receiptId: string | undefined;
}

interface PfpActionsProps {
  shown: ShownPfp;
  saver: VaultSaver<RolledPfp>;
  onCounted: () => void;
}

/** What can be done with the face on the stage. */
export function PfpActions({ shown: { pfp, isCounted, roll }, saver, onCounted }: PfpActionsProps) {
  const t = useMessages(pfpMessages);
  const inWords = usePackWords();
  const { user } = useUser();
  const { data: collection } = useCollection(user?.id);
  const countPfp = useCountPfp();
  const failure = { title: t("downloadFailedTitle"), description: t("downloadFailed") };
  const { busyWith, run } = useAsyncAction<"download" | "share">({ doing: "Using a profile picture", ...failure });
  const rolled = { pfp, receiptId: roll?.receiptId };
  const isSaved = user !== null && (saver.isSaved(rolled) || collection?.pfpIds.includes(pfp.id) === true);

  // A face that earned nothing when it was drawn, for want of a login or of rest, may earn when it is taken.
  async function countOnce() {
    if (isCounted || user === null) return;
    const award = await countPfp(roll?.receiptId);
    if (award === undefined || award.awarded === 0) return;
    onCounted();
    const values = { name: inWords(pfp.name), points: award.awarded, total: award.totalPoints };
    toast({ title: t("downloadEarnedTitle"), description: t("points_earned", values), variant: "success" });
  }

  async function download() {
    saveFile(await drawFile(pfp), nameFile(pfp));
    await countOnce();
  }

  async function share() {
    const values = { name: inWords(pfp.name), rarity: t(`rarity_${pfp.rarity}`).toLowerCase(), ticker: pack.ticker };
    const toolUrl = new URL(TOOL_PATH, window.location.href).href;
    const outcome = await sharePost({
      kind: "pfp",
      text: t("shareText", values),
      getPicture: async () => new File([await drawFile(pfp)], nameFile(pfp), { type: "image/png" }),
      // What was not kept is not published either: then the post leads to the tool.
      getLink: async () => (isSaved ? await saver.getShareLink(rolled) : undefined) ?? toolUrl,
    });
    if (outcome === "blocked") toast({ title: t("blockedTitle"), description: t("blocked"), variant: "destructive" });
  }

  return (
    <div className="pfp-actions">
      <SaveButton
        variant="primary"
        isSaved={isSaved}
        isSaving={saver.isSaving}
        onSave={() => void saver.save(rolled)}
      />
      <div className="row">
        <Button
          variant="line"
          size="medium"
          icon="download"
          isBusy={busyWith === "download"}
          onClick={() => void run("download", download)}
        >
          {t("download")}
        </Button>
        <Button
          variant="line"
          size="medium"
          icon="share"
          isBusy={busyWith === "share"}
          onClick={() => void run("share", share)}
        >
          {t("share")}
        </Button>
        <HangPart thing={pfp.id} onKeep={() => saver.save(rolled, { isQuiet: true })} />
      </div>
    </div>
  );
}
