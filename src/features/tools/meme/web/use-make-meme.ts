import { useEffect, useRef, useState } from "react";
import { showWork } from "#features/points/web/show-work.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { reportError } from "#web/lib/report-error.ts";
import { toast } from "#web/ui/toast.ts";
import { useSuccessToast } from "../../web/use-success-toast.ts";
import { canBeMade } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import type { Drawer } from "./draw/drawer.ts";
import { memeMessages } from "./meme.messages.ts";
import { noteReceipt } from "./meme-receipts.ts";
import { getPicture } from "./picture-cache.ts";
import { getTemplateUrl } from "./picture-request.ts";
import { renderMeme } from "./render-meme.ts";
import type { MemeEditor } from "./use-meme-editor.ts";
import type { RenderedMeme } from "./use-meme-saver.ts";

/** The zip closes at least this long, so that it is seen and not a flash; in milliseconds. */
const BUSY_MIN_MS = 600;

/** The image that was made, and the state of the editor that it shows. */
interface MadeMeme {
  project: MemeProject;
  /** Undefined when the template could not be drawn on: then it is shown untouched. */
  image: Blob | undefined;
}

interface MakeParts {
  editor: MemeEditor;
  drawer: Drawer | undefined;
  /** Called with each rendered meme, and with the house's look at it, which rejects on a line that is dead. */
  onMade: (meme: RenderedMeme, look: Promise<unknown> | undefined) => Promise<void>;
}

interface MemeMaker {
  /** Undefined again as soon as the editor has changed. */
  made: MadeMeme | undefined;
  isMaking: boolean;
  make(): Promise<void>;
  cancel(): void;
}

async function canLoadTemplate({ background }: MemeProject): Promise<boolean> {
  if (background.kind !== "template") return true;
  return getPicture(getTemplateUrl(background.id)).then(
    () => true,
    () => false,
  );
}

export function useMakeMeme({ editor, drawer, onMade }: MakeParts): MemeMaker {
  const t = useMessages(memeMessages);
  const locale = useLocale();
  const { user, requestAward } = useUser();
  const showSuccessToast = useSuccessToast();
  const [made, setMade] = useState<MadeMeme>();
  const [isMaking, setIsMaking] = useState(false);
  const run = useRef(0);
  const { project, getUpload } = editor;

  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  async function render(): Promise<Blob | undefined> {
    if (drawer === undefined) throw new Error("The editor is not set up");
    if (!(await canLoadTemplate(project))) return undefined;
    return renderMeme({ project, getUpload, drawer, scale: 1, locale });
  }

  async function celebrate(blob: Blob): Promise<void> {
    const look = user === null ? undefined : showWork(blob);
    if (look !== undefined) noteReceipt(blob, look);
    showSuccessToast({
      title: t("madeTitle"),
      action: "meme_generated",
      isMember: user !== null,
      award: await look?.then(
        (receiptId) => requestAward("meme_generated", receiptId),
        () => undefined,
      ),
      say: (outcome, values) => t(outcome === "plain" ? "madePlain" : `points_${outcome}`, values),
    });
    // Last, so that a vault that refuses it is heard.
    await onMade({ project, image: blob }, look);
  }

  async function make(): Promise<void> {
    if (isMaking) return;
    if (!canBeMade(project)) {
      toast({ title: t("addContentTitle"), description: t("addContent"), variant: "destructive" });
      return;
    }
    run.current += 1;
    const ownRun = run.current;
    setIsMaking(true);
    try {
      const pause = new Promise((resolve) => setTimeout(resolve, BUSY_MIN_MS));
      const [blob] = await Promise.all([render(), pause]);
      if (ownRun !== run.current) return;
      setMade({ project, image: blob });
      recordEvent("tool_used", { tool: "meme" });
      if (blob === undefined) toast({ title: t("rawTitle"), description: t("raw"), variant: "success" });
      else void celebrate(blob);
    } catch (error) {
      if (ownRun !== run.current) return;
      reportError(error, "Making a meme");
      toast({ title: t("failedTitle"), description: t("failed"), variant: "destructive" });
    } finally {
      if (ownRun === run.current) setIsMaking(false);
    }
  }

  function cancel(): void {
    run.current += 1;
    setIsMaking(false);
  }

  return { made: made?.project === project ? made : undefined, isMaking, make, cancel };
}
