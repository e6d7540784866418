import { useEffect, useState } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { pack } from "#pack/pack.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldHint } from "#web/ui/field-note.tsx";
import { toast } from "#web/ui/toast.ts";
import { HangPart } from "../../web/hang-part.tsx";
import { SaveButton } from "../../web/save-button.tsx";
import { canSendPictures, sharePost } from "../../web/share-post.ts";
import { useAsyncAction } from "../../web/use-async-action.ts";
import { useSuccessToast } from "../../web/use-success-toast.ts";
import type { VaultSaver } from "../../web/use-vault-saver.ts";
import { getHdScale, getMemeSize, TEXT_SPOTS } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import { toLinkHash } from "../meme-link.rules.ts";
import type { Drawer } from "./draw/drawer.ts";
import { memeMessages } from "./meme.messages.ts";
import { getReceipt } from "./meme-receipts.ts";
import { renderMeme } from "./render-meme.ts";
import type { MemeEditor } from "./use-meme-editor.ts";
import type { RenderedMeme } from "./use-meme-saver.ts";
import { TOOL_PATH } from "./use-reopen.ts";

/** False where the browser copies no pictures. */
async function copyPicture(blob: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    return true;
  } catch {
    return false;
  }
}

/** How long the button says that it has copied, in milliseconds. */
const COPIED_MS = 2000;
/** Words of the meme that a post carries at most, in characters. */
const SHARE_WORDS_MAX = 160;

interface MemeResultProps {
  meme: RenderedMeme;
  editor: MemeEditor;
  drawer: Drawer;
  saver: VaultSaver<RenderedMeme>;
}

function getFileName({ width, height }: { width: number; height: number }): string {
  return `${pack.name.toLowerCase()}-meme-${width}x${height}.png`;
}

function getWords({ texts }: MemeProject): string {
  const words = TEXT_SPOTS.map((spot) => texts[spot].content.trim()).filter(Boolean);
  return [...words.join(" / ")].slice(0, SHARE_WORDS_MAX).join("");
}

/** Everything that can be done with the rendered meme. */
export function MemeResult({ meme, editor, drawer, saver }: MemeResultProps) {
  const t = useMessages(memeMessages);
  const locale = useLocale();
  const { user, requestAward } = useUser();
  const showSuccessToast = useSuccessToast();
  const failure = { doing: "Using a meme", title: t("failedTitle"), description: t("failed") };
  const { busyWith, run } = useAsyncAction<"hd" | "copy" | "share">(failure);
  const [isCopied, setIsCopied] = useState(false);
  const { project, image } = meme;
  const size = getMemeSize(project);
  const hdScale = getHdScale(project);

  const hash = toLinkHash(project);
  const ownLink = hash && new URL(`${TOOL_PATH}${hash}`, window.location.href).href;

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function downloadHd() {
    const { getUpload } = editor;
    const blob = await renderMeme({ project, getUpload, drawer, scale: hdScale, locale });
    saveFile(blob, getFileName({ width: size.width * hdScale, height: size.height * hdScale }));
  }

  async function copy() {
    if (await copyPicture(image)) setIsCopied(true);
    else toast({ title: t("copyFailedTitle"), description: t("copyFailed"), variant: "destructive" });
  }

  async function share() {
    const words = getWords(project) || t("shareWords");
    const outcome = await sharePost({
      kind: "meme",
      text: t("shareText", { words, ticker: pack.ticker }),
      getPicture: async () => new File([image], getFileName(size), { type: image.type }),
      // Where the vault has no page for it, the address that carries the meme stands in.
      getLink: async () => (user !== null && (await saver.getShareLink(meme))) || ownLink,
    });
    if (outcome === "blocked") toast({ title: t("blockedTitle"), description: t("blocked"), variant: "destructive" });
    if (outcome !== "opened") return;
    showSuccessToast({
      title: t("sharedTitle"),
      action: "meme_shared",
      isMember: user !== null,
      award: await requestAward("meme_shared", await getReceipt(image)),
      say: (how, values) => t(how === "plain" ? "sharedPlain" : `points_${how}`, values),
    });
  }

  return (
    <>
      <Button
        className="meme-make"
        size="medium"
        icon="share"
        isBusy={busyWith === "share"}
        onClick={() => void run("share", share)}
      >
        {t("share")}
      </Button>
      <div className="meme-more">
        <Button size="medium" variant="line" icon="download" onClick={() => saveFile(image, getFileName(size))}>
          {t("download")}
        </Button>
        <Button
          size="medium"
          variant="line"
          icon={isCopied ? "check" : "copy"}
          isBusy={busyWith === "copy"}
          onClick={() => void run("copy", copy)}
        >
          {t(isCopied ? "copied" : "copy")}
        </Button>
        <Button
          size="medium"
          variant="line"
          icon="download"
          isBusy={busyWith === "hd"}
          onClick={() => void run("hd", downloadHd)}
        >
          {t("downloadHd", { width: String(size.width * hdScale) })}
        </Button>
        <SaveButton isSaved={saver.isSaved(meme)} isSaving={saver.isSaving} onSave={() => void saver.save(meme)} />
        <HangPart thing={project} onKeep={() => saver.save(meme, { isQuiet: true })} />
      </div>
      {user === null && ownLink === undefined && !canSendPictures() && <FieldHint>{t("shareVisitor")}</FieldHint>}
      <span className="visually-hidden" role="status">
        {isCopied && t("copied")}
      </span>
    </>
  );
}
