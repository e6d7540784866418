import { useRef, useState } from "react";
import type { ContentItem, NewContent } from "#features/account/content.schema.ts";
import { usePreferences } from "#features/account/web/preferences.api.ts";
import { useSaveContent } from "#features/account/web/use-save-content.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { reportError } from "#web/lib/report-error.ts";
import { openSharePage } from "./tools.api.ts";

interface KeepParts<Thing> {
  /** Things with the same key are the same to the vault. */
  getKey: (thing: Thing) => unknown;
  toNewContent: (thing: Thing) => NewContent | Promise<NewContent>;
}

export interface Keeper<Thing> {
  isSaving: boolean;
  /** Whether this tool has saved it for the member who is here. */
  isKept(thing: Thing): boolean;
  /** Saves, or answers what is saved already. Undefined when it was not saved; the visitor has been told why. */
  keep(thing: Thing, options?: { isQuiet?: boolean }): Promise<ContentItem | undefined>;
  /** Saves what a tool has just made, for a member who wants it so. */
  keepByItself(thing: Thing): Promise<void>;
  /** Saves it and answers the address of its share page; undefined when there is none to have. */
  getShareLink(thing: Thing): Promise<string | undefined>;
}

interface KeptThing {
  key: unknown;
  userId: string;
  item: ContentItem;
}

/** Keeps what a tool makes in the member's vault, by itself or on demand. */
export function useKeep<Thing>({ getKey, toNewContent }: KeepParts<Thing>): Keeper<Thing> {
  const { user } = useUser();
  const { preferences, isLoaded } = usePreferences();
  const { isSaving, save } = useSaveContent();
  const [kept, setKept] = useState<readonly KeptThing[]>([]);
  // Making takes seconds: what counts is who is here, and what they want, when the thing is ready.
  const latest = useRef({ user, isWanted: false, save });
  latest.current = { user, isWanted: user !== null && isLoaded && preferences.autoSaveContent, save };

  function findKept(thing: Thing): ContentItem | undefined {
    const key = getKey(thing);
    return kept.find((one) => one.key === key && one.userId === user?.id)?.item;
  }

  async function keep(thing: Thing, options?: { isQuiet?: boolean }): Promise<ContentItem | undefined> {
    const known = findKept(thing);
    if (known !== undefined) return known;
    const content = await toNewContent(thing);
    const userId = latest.current.user?.id;
    const item = await latest.current.save(content, options);
    if (item !== undefined && userId !== undefined) {
      setKept((before) => [...before, { key: getKey(thing), userId, item }]);
    }
    return item;
  }

  return {
    isSaving,
    isKept: (thing) => findKept(thing) !== undefined,
    keep,
    async keepByItself(thing) {
      if (latest.current.isWanted) await keep(thing, { isQuiet: true });
    },
    async getShareLink(thing) {
      try {
        const item = await keep(thing, { isQuiet: true });
        const { user: member } = latest.current;
        return item && member ? await openSharePage(member.id, item.id) : undefined;
      } catch (error) {
        reportError(error, "Opening a share page");
        return undefined;
      }
    },
  };
}
