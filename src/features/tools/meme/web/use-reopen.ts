import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import type { ContentItem } from "#features/account/content.schema.ts";
import { openAuthDialog } from "#features/auth/web/auth-dialog-store.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { fetchFile } from "#web/lib/api-client.ts";
import { toast } from "#web/ui/toast.ts";
import { changeTextContents, parseProject } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import { getSavedMeme } from "./meme.api.ts";
import { memeMessages } from "./meme.messages.ts";
import type { Bench } from "./use-bench.ts";

const TOOL_PATH = "/tools?tool=meme";

/** A meme that was saved without its parts gives at least its words, on what is on the bench. */
function readWords({ metadata }: ContentItem, shown: MemeProject): MemeProject {
  const { topText = "", centerText = "", bottomText = "" } = metadata;
  return changeTextContents(shown, { top: topText, center: centerText, bottom: bottomText });
}

/** Opens the saved meme that the address names, `/tools?meme=<id>`, once the draft is back, so that undo returns to it. */
export function useReopen(bench: Bench): void {
  const t = useMessages(memeMessages);
  const { user, isConfirmed } = useUser();
  const [, navigate] = useLocation();
  const id = new URLSearchParams(useSearch()).get("meme");
  const userId = user?.id;
  const latest = useRef({ bench, t, navigate });
  useEffect(() => {
    latest.current = { bench, t, navigate };
  });

  useEffect(() => {
    if (id === null || !isConfirmed || !bench.isReady) return;
    if (userId === undefined) {
      openAuthDialog("login");
      return;
    }
    const leaving = new AbortController();
    async function open(memberId: string, memeId: string) {
      const item = await getSavedMeme(memberId, memeId, leaving.signal);
      const upload = item.sourceUrl === null ? undefined : await fetchFile(item.sourceUrl, leaving.signal);
      const { bench, t } = latest.current;
      const project = parseProject(item.metadata.project);
      const hasAll = project !== undefined && bench.open(project, upload);
      if (!hasAll) bench.open(readWords(item, bench.project), bench.getUpload(bench.project.background));
      toast({ title: t("openingTitle"), description: t(hasAll ? "opening" : "openPlain"), variant: "success" });
    }
    open(userId, id)
      .catch(() => {
        const { t } = latest.current;
        if (leaving.signal.aborted) return;
        toast({ title: t("openFailedTitle"), description: t("openFailed"), variant: "destructive" });
      })
      .finally(() => {
        if (!leaving.signal.aborted) latest.current.navigate(TOOL_PATH, { replace: true });
      });
    return () => leaving.abort();
  }, [id, userId, isConfirmed, bench.isReady]);
}
