import { useRef, useState } from "react";
import { usePreferences } from "#features/settings/web/preferences.api.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import type { NewItem, VaultItem } from "#features/vault/vault.schema.ts";
import { type SaveOptions, useSaveItem } from "#features/vault/web/use-save-item.ts";
import type { SendItem } from "#features/vault/web/vault.api.ts";
import { callApi } from "#web/lib/api-client.ts";
import { reportError } from "#web/lib/report-error.ts";

/** Opens the share page of a kept thing and answers its address; the same one however often it is asked. */
async function openSharePage(userId: string, contentId: string): Promise<string> {
  const path = `/api/users/${userId}/content/${contentId}/share`;
  const { content } = await callApi<{ content: VaultItem }>(path, { method: "PUT" });
  if (content.sharePath === null) throw new Error("The share page has no address");
  return new URL(content.sharePath, window.location.href).href;
}

interface SaverParts<Thing> {
  /** Things with the same key are the same to the vault. */
  getKey: (thing: Thing) => unknown;
  toNewItem: (thing: Thing) => NewItem | Promise<NewItem>;
  send?: SendItem;
}

export interface VaultSaver<Thing> {
  isSaving: boolean;
  /** Whether this tool has saved it for the member who is here. */
  isSaved(thing: Thing): boolean;
  /** Saves, or answers what is saved already. Undefined when it was not saved; the visitor has been told why. */
  save(thing: Thing, options?: SaveOptions): Promise<VaultItem | undefined>;
  /** Saves what a tool has just made, for a member who wants it so; it fails with what it comes after. */
  autoSave(thing: Thing, after?: Promise<unknown>): Promise<void>;
  /** Saves it and answers the address of its share page; undefined when there is none to have. */
  getShareLink(thing: Thing): Promise<string | undefined>;
}

interface SavedThing {
  key: unknown;
  userId: string;
  item: VaultItem;
}

/** Keeps what a tool makes in the member's vault, by itself or on demand. */
export function useVaultSaver<Thing>({ getKey, toNewItem, send }: SaverParts<Thing>): VaultSaver<Thing> {
  const { user } = useUser();
  const { preferences, isLoaded } = usePreferences();
  const { isSaving, save: saveItem } = useSaveItem(send);
  const [saved, setSaved] = useState<readonly SavedThing[]>([]);
  // Making takes seconds: what counts is who is here, and what they want, when the thing is ready.
  const latest = useRef({ user, isWanted: false, saveItem });
  latest.current = { user, isWanted: user !== null && isLoaded && preferences.autoSaveContent, saveItem };

  function findSaved(thing: Thing): VaultItem | undefined {
    const key = getKey(thing);
    return saved.find((one) => one.key === key && one.userId === user?.id)?.item;
  }

  async function save(
    thing: Thing,
    { after, ...options }: SaveOptions & { after?: Promise<unknown> | undefined } = {},
  ): Promise<VaultItem | undefined> {
    const known = findSaved(thing);
    if (known !== undefined) return known;
    const userId = latest.current.user?.id;
    const item = await latest.current.saveItem(async () => {
      await after;
      return toNewItem(thing);
    }, options);
    if (item !== undefined && userId !== undefined) {
      setSaved((before) => [...before, { key: getKey(thing), userId, item }]);
    }
    return item;
  }

  return {
    isSaving,
    isSaved: (thing) => findSaved(thing) !== undefined,
    save,
    async autoSave(thing, after) {
      if (latest.current.isWanted) await save(thing, { isQuiet: true, after });
    },
    async getShareLink(thing) {
      try {
        const item = await save(thing, { isQuiet: true });
        const { user: member } = latest.current;
        return item && member ? await openSharePage(member.id, item.id) : undefined;
      } catch (error) {
        reportError(error, "Opening a share page");
        return undefined;
      }
    },
  };
}
