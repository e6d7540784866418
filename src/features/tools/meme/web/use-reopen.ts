import { useEffect, useRef } from "react";
import { useLocation, useSearch } from "wouter";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import type { VaultItem } from "#features/vault/vault.schema.ts";
import type { RemixAnswer } from "#features/wall/wall.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { fetchFile } from "#web/lib/fetch-file.ts";
import { toast } from "#web/ui/toast.ts";
import { changeTexts, parseProject } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";
import { fromLinkHash } from "../meme-link.rules.ts";
import { memeMessages } from "./meme.messages.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

/** What a meme is opened from: its parts, and the picture that was uploaded into it, if we may have that. */
interface OpenedMeme {
  metadata: VaultItem["metadata"];
  sourceUrl: string | null;
}

async function getSavedMeme(userId: string, id: string, signal: AbortSignal): Promise<OpenedMeme> {
  const path = `/api/users/${userId}/content/${encodeURIComponent(id)}`;
  return (await callApi<{ content: VaultItem }>(path, { signal })).content;
}

/** A meme of the wall: its template and its words travel, not what its author had uploaded. */
async function getWallMeme(id: string, signal: AbortSignal): Promise<OpenedMeme> {
  const path = `/api/wall/${encodeURIComponent(id)}/remix`;
  const { remix } = await callApi<RemixAnswer>(path, { signal });
  return { metadata: remix.metadata, sourceUrl: null };
}

export const TOOL_PATH = "/tools?tool=meme";

/** A meme that was saved without its parts gives at least its words, on what is in the editor. */
function readWords({ metadata }: OpenedMeme, shown: MemeProject): MemeProject {
  const { topText = "", centerText = "", bottomText = "" } = metadata;
  return changeTexts(shown, { top: topText, center: centerText, bottom: bottomText });
}

/**
 * Opens the meme that the address names, one's own saved one as `/tools?meme=<id>`, one of the wall as `…?remix=<id>`, or
 * carries as `…#made=…`, once the draft is back, so that undo returns to it.
 */
export function useReopen(editor: MemeEditor): void {
  const t = useMessages(memeMessages);
  const { user, isConfirmed } = useUser();
  const [, navigate] = useLocation();
  const params = new URLSearchParams(useSearch());
  const savedId = params.get("meme");
  const wallId = params.get("remix");
  const userId = user?.id;
  const latest = useRef({ editor, t, navigate });
  useEffect(() => {
    latest.current = { editor, t, navigate };
  });

  useEffect(() => {
    if (!editor.isReady) return;
    function openLink() {
      const { editor, t, navigate } = latest.current;
      const project = fromLinkHash(window.location.hash);
      if (project === undefined || !editor.open(project, undefined)) return;
      toast({ title: t("linkTitle"), description: t("opening"), variant: "success" });
      navigate(TOOL_PATH, { replace: true });
    }
    openLink();
    window.addEventListener("hashchange", openLink);
    return () => window.removeEventListener("hashchange", openLink);
  }, [editor.isReady]);

  useEffect(() => {
    if ((savedId === null && wallId === null) || !isConfirmed || !editor.isReady) return;
    if (savedId !== null && userId === undefined) {
      openAuthDialog("login");
      return;
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    const loading = savedId === null ? getWallMeme(wallId ?? "", signal) : getSavedMeme(userId ?? "", savedId, signal);
    async function open() {
      const item = await loading;
      const upload = item.sourceUrl === null ? undefined : await fetchFile(item.sourceUrl, signal);
      const { editor, t } = latest.current;
      const project = parseProject(item.metadata.project);
      const hasAll = project !== undefined && editor.open(project, upload);
      if (!hasAll) editor.open(readWords(item, editor.project), editor.getUpload(editor.project.background));
      const plain = savedId === null ? "remixPlain" : "openPlain";
      const title = t(savedId === null ? "remixTitle" : "openingTitle");
      toast({ title, description: t(hasAll ? "opening" : plain), variant: "success" });
    }
    open()
      .catch(() => {
        const { t } = latest.current;
        if (leaving.signal.aborted) return;
        toast({ title: t("openFailedTitle"), description: t("openFailed"), variant: "destructive" });
      })
      .finally(() => {
        if (!leaving.signal.aborted) latest.current.navigate(TOOL_PATH, { replace: true });
      });
    return () => leaving.abort();
  }, [savedId, wallId, userId, isConfirmed, editor.isReady]);
}
