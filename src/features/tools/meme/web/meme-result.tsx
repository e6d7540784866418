import { useEffect, useRef, useState } from "react";
import { useUser } from "#features/auth/web/user-context.tsx";
import { pack } from "#shared/pack.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { showDone } from "../../web/done-toast.ts";
import { KeepButton } from "../../web/keep-button.tsx";
import { canSendPictures, sharePost } from "../../web/share-post.ts";
import type { Keeper } from "../../web/use-keep.ts";
import { useWork } from "../../web/use-work.ts";
import { getHdScale, getMemeSize, TEXT_SPOTS } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import { copyPicture } from "./copy-picture.ts";
import type { Drawer } from "./draw/drawer.ts";
import { memeMessages } from "./meme.messages.ts";
import { printMeme } from "./print-meme.ts";
import type { Bench } from "./use-bench.ts";
import { useBlobUrl } from "./use-blob-url.ts";
import type { PrintedMeme } from "./use-keep-meme.ts";

/** How long the button says that it has copied, in milliseconds. */
const COPIED_MS = 2000;
/** Words of the meme that a post carries at most, in characters. */
const SHARE_WORDS_MAX = 160;

interface MemeResultProps {
  meme: PrintedMeme;
  bench: Bench;
  drawer: Drawer;
  keeper: Keeper<PrintedMeme>;
}

function getFileName({ width, height }: { width: number; height: number }): string {
  return `${pack.name.toLowerCase()}-meme-${width}x${height}.png`;
}

function getWords({ texts }: MemeProject): string {
  const words = TEXT_SPOTS.map((spot) => texts[spot].content.trim()).filter(Boolean);
  return [...words.join(" / ")].slice(0, SHARE_WORDS_MAX).join("");
}

function PrintPicture({ print, width, height }: { print: Blob; width: number; height: number }) {
  const t = useMessages(memeMessages);
  const url = useBlobUrl(print);
  return <img className="meme-print" src={url} width={width} height={height} alt={t("result")} />;
}

/** The printed meme, and everything that can be done with it. */
export function MemeResult({ meme, bench, drawer, keeper }: MemeResultProps) {
  const t = useMessages(memeMessages);
  const locale = useLocale();
  const { user, trackAction } = useUser();
  const failure = { doing: "Using a meme", title: t("failedTitle"), description: t("failed") };
  const { busyWith, work } = useWork<"hd" | "copy" | "share">(failure);
  const [isCopied, setIsCopied] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const { project, print } = meme;
  const size = getMemeSize(project);
  const hdScale = getHdScale(project);

  // The button that was pressed has made room for this.
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function downloadHd() {
    const { getUpload } = bench;
    const blob = await printMeme({ project, getUpload, drawer, scale: hdScale, locale });
    saveFile(blob, getFileName({ width: size.width * hdScale, height: size.height * hdScale }));
  }

  async function copy() {
    if (await copyPicture(print)) setIsCopied(true);
    else toast({ title: t("copyFailedTitle"), description: t("copyFailed"), variant: "destructive" });
  }

  async function share() {
    const words = getWords(project) || t("shareWords");
    const outcome = await sharePost({
      kind: "meme",
      text: t("shareText", { words, ticker: pack.ticker }),
      getPicture: async () => new File([print], getFileName(size), { type: print.type }),
      getLink: user === null ? undefined : () => keeper.getShareLink(meme),
    });
    if (outcome === "blocked") toast({ title: t("blockedTitle"), description: t("blocked"), variant: "destructive" });
    if (outcome !== "opened") return;
    showDone({
      title: t("sharedTitle"),
      action: "meme_shared",
      isMember: user !== null,
      award: await trackAction("meme_shared"),
      say: (how, values) => t(how === "plain" ? "sharedPlain" : `points_${how}`, values),
    });
  }

  return (
    <section ref={ref} className="meme-result paper" tabIndex={-1} aria-label={t("result")}>
      <PrintPicture print={print} {...size} />
      <div className="meme-result-row">
        <Button size="medium" icon="download" onClick={() => saveFile(print, getFileName(size))}>
          {t("download")}
        </Button>
        <Button
          size="medium"
          variant="line"
          icon="share"
          isBusy={busyWith === "share"}
          onClick={() => void work("share", share)}
        >
          {t("share")}
        </Button>
        <Button
          size="medium"
          variant="line"
          icon={isCopied ? "check" : "copy"}
          isBusy={busyWith === "copy"}
          onClick={() => void work("copy", copy)}
        >
          {t(isCopied ? "copied" : "copy")}
        </Button>
        <Button
          size="medium"
          variant="line"
          icon="download"
          isBusy={busyWith === "hd"}
          onClick={() => void work("hd", downloadHd)}
        >
          {t("downloadHd", { width: String(size.width * hdScale) })}
        </Button>
        <KeepButton isKept={keeper.isKept(meme)} isSaving={keeper.isSaving} onKeep={() => void keeper.keep(meme)} />
      </div>
      <span className="visually-hidden" role="status">
        {isCopied && t("copied")}
      </span>
      {user === null && !canSendPictures() && <p className="field-hint">{t("shareVisitor")}</p>}
    </section>
  );
}
