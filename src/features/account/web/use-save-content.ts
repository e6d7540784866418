import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { track } from "#web/lib/track.ts";
import { toast } from "#web/ui/toast.ts";
import type { ContentItem, NewContent } from "../content.schema.ts";
import { saveContentMessages } from "./save-content.messages.ts";
import { createContent, refreshVault } from "./vault.api.ts";

interface SaveOptions {
  /** The caller says itself that it is saved; a failure is shown all the same. */
  isQuiet?: boolean;
}

interface SaveContent {
  isSaving: boolean;
  /** Undefined when it was not saved; the visitor has been told why. */
  save(content: NewContent, options?: SaveOptions): Promise<ContentItem | undefined>;
}

/** A refusal is the server's own sentence, such as a full vault; a breakdown has none for a person. */
function describeRefusal(error: unknown, fallback: string): string {
  const isRefusal = error instanceof ApiError && error.code !== undefined && error.status < 500;
  return isRefusal ? error.detail : fallback;
}

/** Saves to the vault and says how it went. */
export function useSaveContent(): SaveContent {
  const t = useMessages(saveContentMessages);
  const { user } = useUser();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (saved: { userId: string; content: NewContent }) => createContent(saved.userId, saved.content),
  });

  async function save(content: NewContent, { isQuiet = false }: SaveOptions = {}): Promise<ContentItem | undefined> {
    if (user === null) {
      toast({ title: t("loginTitle"), description: t("loginText"), variant: "destructive" });
      return undefined;
    }
    try {
      const item = await mutateAsync({ userId: user.id, content });
      refreshVault(queryClient, user.id);
      track("content_saved", { kind: content.contentType });
      if (!isQuiet) toast({ title: t("savedTitle"), description: t("savedText"), variant: "success" });
      return item;
    } catch (error) {
      showFailure(error, { title: t("failedTitle"), description: describeRefusal(error, t("failedText")) });
      return undefined;
    }
  }

  return { isSaving: isPending, save };
}
