import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { toast } from "#web/ui/toast.ts";
import type { VaultItem } from "../vault.schema.ts";
import { downloadPicture } from "./download-picture.ts";
import { useVault } from "./use-vault.ts";
import { vaultMessages } from "./vault.messages.ts";

interface ItemActions {
  toggleFavorite(item: VaultItem): Promise<void>;
  remove(item: VaultItem): Promise<void>;
  download(item: VaultItem): Promise<void>;
}

/** What a card can do to its thing, with the words that go with it. */
export function useItemActions(userId: string, { onRestore }: { onRestore: (item: VaultItem) => void }): ItemActions {
  const t = useMessages(vaultMessages);
  const vault = useVault(userId);

  async function restore(item: VaultItem) {
    try {
      await vault.restore(item);
      toast({ title: t("restored"), variant: "success" });
      onRestore(item);
    } catch (error) {
      showFailure(error, { description: t("restoreFailed") });
    }
  }

  return {
    async toggleFavorite(item) {
      const isFavorite = !item.isFavorite;
      try {
        await vault.setFavorite(item, isFavorite);
        toast({ title: t(isFavorite ? "favoriteAdded" : "favoriteRemoved"), variant: "success" });
      } catch (error) {
        showFailure(error, { description: t("favoriteFailed") });
      }
    },
    async remove(item) {
      try {
        await vault.remove(item);
        const action = { label: t("undo"), onAct: () => void restore(item) };
        toast({ title: t("removed"), action });
      } catch (error) {
        showFailure(error, { description: t("removeFailed") });
      }
    },
    async download(item) {
      try {
        await downloadPicture(item.content, item.title);
      } catch {
        toast({ title: t("downloadFailedTitle"), description: t("downloadFailed"), variant: "destructive" });
      }
    },
  };
}
