import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import type { VaultItem } from "#features/vault/vault.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi, fetchFile } from "#web/lib/api-client.ts";
import { toast } from "#web/ui/toast.ts";
import { changeTextContents, parseProject } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import { memeMessages } from "./meme.messages.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

interface ItemAnswer {
  content: VaultItem;
}

async function getSavedMeme(userId: string, id: string, signal: AbortSignal): Promise<VaultItem> {
  const path = `/api/users/${userId}/content/${encodeURIComponent(id)}`;
  return (await callApi<ItemAnswer>(path, { signal })).content;
}

const TOOL_PATH = "/tools?tool=meme";

/** A meme that was saved without its parts gives at least its words, on what is in the editor. */
function readWords({ metadata }: VaultItem, shown: MemeProject): MemeProject {
  const { topText = "", centerText = "", bottomText = "" } = metadata;
  return changeTextContents(shown, { top: topText, center: centerText, bottom: bottomText });
}

/** Opens the saved meme that the address names, `/tools?meme=<id>`, once the draft is back, so that undo returns to it. */
export function useReopen(editor: MemeEditor): void {
  const t = useMessages(memeMessages);
  const { user, isConfirmed } = useUser();
  const [, navigate] = useLocation();
  const id = new URLSearchParams(useSearch()).get("meme");
  const userId = user?.id;
  const latest = useRef({ editor, t, navigate });
  useEffect(() => {
    latest.current = { editor, t, navigate };
  });

  useEffect(() => {
    if (id === null || !isConfirmed || !editor.isReady) return;
    if (userId === undefined) {
      openAuthDialog("login");
      return;
    }
    const leaving = new AbortController();
    async function open(memberId: string, memeId: string) {
      const item = await getSavedMeme(memberId, memeId, leaving.signal);
      const upload = item.sourceUrl === null ? undefined : await fetchFile(item.sourceUrl, leaving.signal);
      const { editor, t } = latest.current;
      const project = parseProject(item.metadata.project);
      const hasAll = project !== undefined && editor.open(project, upload);
      if (!hasAll) editor.open(readWords(item, editor.project), editor.getUpload(editor.project.background));
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
  }, [id, userId, isConfirmed, editor.isReady]);
}
