import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { toast } from "#web/ui/toast.ts";
import type { NewItem, VaultItem } from "../vault.schema.ts";
import { saveItemMessages } from "./save-item.messages.ts";
import { createItem, refreshVault, type SendItem } from "./vault.api.ts";

export interface SaveOptions {
  /** The caller says itself that it is saved; a failure is shown all the same. */
  isQuiet?: boolean;
}

interface SaveItem {
  isSaving: boolean;
  /** Undefined when it was not saved; the visitor has been told why. */
  save(makeContent: () => NewItem | Promise<NewItem>, options?: SaveOptions): Promise<VaultItem | undefined>;
}

/** A refusal is the server's own sentence, such as a full vault; a breakdown has none for a person. */
function describeRefusal(error: unknown, fallback: string): string {
  const isRefusal = error instanceof ApiError && error.code !== undefined && error.status < 500;
  return isRefusal ? describeError(error, fallback) : fallback;
}

/** Saves to the vault and says how it went. */
export function useSaveItem(send?: SendItem): SaveItem {
  const t = useMessages(saveItemMessages);
  const { user } = useUser();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (saved: { userId: string; makeContent: () => NewItem | Promise<NewItem> }) =>
      createItem(saved.userId, await saved.makeContent(), send),
  });

  async function save(
    makeContent: () => NewItem | Promise<NewItem>,
    { isQuiet = false }: SaveOptions = {},
  ): Promise<VaultItem | undefined> {
    if (user === null) {
      toast({ title: t("loginTitle"), description: t("loginText"), variant: "destructive" });
      return undefined;
    }
    try {
      const item = await mutateAsync({ userId: user.id, makeContent });
      refreshVault(queryClient, user.id);
      recordEvent("content_saved", { kind: item.contentType });
      if (!isQuiet) toast({ title: t("savedTitle"), description: t("savedText"), variant: "success" });
      return item;
    } catch (error) {
      showFailure(error, { title: t("failedTitle"), description: describeRefusal(error, t("failedText")) });
      return undefined;
    }
  }

  return { isSaving: isPending, save };
}
