import { useState } from "react";
import type { ContentItem } from "#features/account/content.schema.ts";
import { usePreferences } from "#features/account/web/preferences.api.ts";
import { useSaveContent } from "#features/account/web/use-save-content.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import type { MemeProject } from "../meme.schema.ts";
import { getPictureName } from "./get-picture-name.ts";
import { memeMessages } from "./meme.messages.ts";
import { toNewContent } from "./meme-content.ts";
import type { Bench } from "./use-bench.ts";

export interface MemeKeeper {
  isSaving: boolean;
  /** The item of the vault that holds this state of the bench. */
  getKept(project: MemeProject): ContentItem | undefined;
  /** Saves, or answers what is saved already. */
  keep(project: MemeProject, print: Blob, isQuiet?: boolean): Promise<ContentItem | undefined>;
  /** Saves by itself, for a member who wants it so. */
  keepByItself(project: MemeProject, print: Blob): void;
}

export function useKeepMeme(bench: Bench): MemeKeeper {
  const t = useMessages(memeMessages);
  const { user } = useUser();
  const { preferences, isLoaded } = usePreferences();
  const { isSaving, save } = useSaveContent();
  const [kept, setKept] = useState<{ project: MemeProject; userId: string; item: ContentItem }>();

  function getKept(project: MemeProject): ContentItem | undefined {
    return kept?.project === project && kept.userId === user?.id ? kept.item : undefined;
  }

  async function keep(project: MemeProject, print: Blob, isQuiet = false): Promise<ContentItem | undefined> {
    const known = getKept(project);
    if (known !== undefined) return known;
    const { background } = project;
    const parts = { project, print, upload: bench.getUpload(background), pictureName: getPictureName(t, background) };
    const item = await save(await toNewContent(parts), { isQuiet });
    if (item !== undefined && user !== null) setKept({ project, userId: user.id, item });
    return item;
  }

  function keepByItself(project: MemeProject, print: Blob): void {
    if (user !== null && isLoaded && preferences.autoSaveContent) void keep(project, print, true);
  }

  return { isSaving, getKept, keep, keepByItself };
}
