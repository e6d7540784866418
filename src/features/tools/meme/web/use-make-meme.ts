import { useEffect, useRef, useState } from "react";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { reportError } from "#web/lib/report-error.ts";
import { track } from "#web/lib/track.ts";
import { toast } from "#web/ui/toast.ts";
import { showDone } from "../../web/done-toast.ts";
import { canBeMade } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import type { Drawer } from "./draw/drawer.ts";
import { memeMessages } from "./meme.messages.ts";
import { getPicture } from "./picture-cache.ts";
import { getTemplateUrl } from "./picture-request.ts";
import { printMeme } from "./print-meme.ts";
import type { Bench } from "./use-bench.ts";
import type { PrintedMeme } from "./use-keep-meme.ts";

/** The zip closes at least this long, so that it is seen and not a flash; in milliseconds. */
const BUSY_MIN_MS = 600;

/** What came out of the press, and of which state of the bench. */
interface MadeMeme {
  project: MemeProject;
  /** Undefined when the template could not be printed on: then it is shown untouched. */
  print: Blob | undefined;
}

interface MakeParts {
  bench: Bench;
  drawer: Drawer | undefined;
  /** Called with each printed meme. */
  onMade: (meme: PrintedMeme) => Promise<void>;
}

interface MemeMaker {
  /** Undefined again as soon as the bench has changed. */
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

export function useMakeMeme({ bench, drawer, onMade }: MakeParts): MemeMaker {
  const t = useMessages(memeMessages);
  const locale = useLocale();
  const { user, trackAction } = useUser();
  const [made, setMade] = useState<MadeMeme>();
  const [isMaking, setIsMaking] = useState(false);
  const turn = useRef(0);
  const { project, getUpload } = bench;

  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  async function print(): Promise<Blob | undefined> {
    if (drawer === undefined) throw new Error("The bench is not set up");
    if (!(await canLoadTemplate(project))) return undefined;
    return printMeme({ project, getUpload, drawer, scale: 1, locale });
  }

  async function celebrate(blob: Blob): Promise<void> {
    showDone({
      title: t("madeTitle"),
      action: "meme_generated",
      isMember: user !== null,
      award: await trackAction("meme_generated"),
      say: (outcome, values) => t(outcome === "plain" ? "madePlain" : `points_${outcome}`, values),
    });
    // Last, so that a vault that refuses it is heard.
    await onMade({ project, print: blob });
  }

  async function make(): Promise<void> {
    if (isMaking) return;
    if (!canBeMade(project)) {
      toast({ title: t("addContentTitle"), description: t("addContent"), variant: "destructive" });
      return;
    }
    turn.current += 1;
    const ownTurn = turn.current;
    setIsMaking(true);
    try {
      const pause = new Promise((resolve) => setTimeout(resolve, BUSY_MIN_MS));
      const [blob] = await Promise.all([print(), pause]);
      if (ownTurn !== turn.current) return;
      setMade({ project, print: blob });
      track("tool_used", { tool: "meme" });
      if (blob === undefined) toast({ title: t("rawTitle"), description: t("raw"), variant: "success" });
      else void celebrate(blob);
    } catch (error) {
      if (ownTurn !== turn.current) return;
      reportError(error, "Making a meme");
      toast({ title: t("failedTitle"), description: t("failed"), variant: "destructive" });
    } finally {
      if (ownTurn === turn.current) setIsMaking(false);
    }
  }

  function cancel(): void {
    turn.current += 1;
    setIsMaking(false);
  }

  return { made: made?.project === project ? made : undefined, isMaking, make, cancel };
}
