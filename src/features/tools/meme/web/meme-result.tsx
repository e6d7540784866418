import { useEffect, useRef, useState } from "react";
import { useUser } from "#features/auth/web/user-context.tsx";
import { pack } from "#shared/pack.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { reportError } from "#web/lib/report-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/toast.ts";
import { getHdScale, getMemeSize, TEXT_SPOTS } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import { showAward } from "./award-toast.ts";
import type { Drawer } from "./draw/drawer.ts";
import { openSharePage } from "./meme.api.ts";
import { memeMessages } from "./meme.messages.ts";
import { printMeme } from "./print-meme.ts";
import { copyPicture, saveFile } from "./save-file.ts";
import { shareMeme } from "./share-meme.ts";
import type { Bench } from "./use-bench.ts";
import { useBlobUrl } from "./use-blob-url.ts";
import type { MemeKeeper } from "./use-keep-meme.ts";

/** How long the button says that it has copied, in milliseconds. */
const COPIED_MS = 2000;
/** Words of the meme that a post carries at most, in characters. */
const SHARE_WORDS_MAX = 160;

interface MemeResultProps {
  project: MemeProject;
  print: Blob;
  bench: Bench;
  drawer: Drawer;
  keeper: MemeKeeper;
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
export function MemeResult({ project, print, bench, drawer, keeper }: MemeResultProps) {
  const t = useMessages(memeMessages);
  const locale = useLocale();
  const { user, trackAction } = useUser();
  const [busyWith, setBusyWith] = useState<"hd" | "copy" | "share">();
  const [isCopied, setIsCopied] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const size = getMemeSize(project);
  const hdScale = getHdScale(project);
  const isKept = keeper.getKept(project) !== undefined;

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

  async function work(name: "hd" | "copy" | "share", task: () => Promise<void>) {
    setBusyWith(name);
    try {
      await task();
    } catch (error) {
      reportError(error, "Using a meme");
      toast({ title: t("failedTitle"), description: t("failed"), variant: "destructive" });
    } finally {
      setBusyWith(undefined);
    }
  }

  async function downloadHd() {
    const { getUpload } = bench;
    const blob = await printMeme({ project, getUpload, drawer, scale: hdScale, locale });
    saveFile(blob, getFileName({ width: size.width * hdScale, height: size.height * hdScale }));
  }

  async function copy() {
    if (await copyPicture(print)) setIsCopied(true);
    else toast({ title: t("copyFailedTitle"), description: t("copyFailed"), variant: "destructive" });
  }

  /** Without a link the post still goes out. */
  async function getLink(userId: string): Promise<string | undefined> {
    try {
      const item = await keeper.keep(project, print, true);
      return item && (await openSharePage(userId, item.id));
    } catch (error) {
      reportError(error, "Opening a share page");
      return undefined;
    }
  }

  async function share() {
    const words = getWords(project) || t("shareWords");
    const outcome = await shareMeme({
      file: new File([print], getFileName(size), { type: print.type }),
      text: t("shareText", { words, ticker: pack.ticker }),
      getLink: user === null ? undefined : () => getLink(user.id),
    });
    if (outcome === "blocked") toast({ title: t("blockedTitle"), description: t("blocked"), variant: "destructive" });
    if (outcome !== "opened") return;
    const points = await trackAction("meme_shared");
    const thing = { title: t("sharedTitle"), plain: t("sharedPlain"), action: "meme_shared", points } as const;
    showAward(t, { ...thing, isMember: user !== null });
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
        {!isKept && (
          <Button
            size="medium"
            variant="line"
            icon="plus"
            isBusy={keeper.isSaving}
            onClick={() => void keeper.keep(project, print)}
          >
            {t("save")}
          </Button>
        )}
      </div>
      <div role="status" className="meme-kept">
        {isKept && (
          <p className="data">
            <Icon name="check" /> {t("saved")}
          </p>
        )}
        <span className="visually-hidden">{isCopied && t("copied")}</span>
      </div>
      {user === null && <p className="field-hint">{t("shareVisitor")}</p>}
    </section>
  );
}
