import type { ComponentType } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { IconButton, IconLink } from "#web/ui/icon-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import { itemKinds } from "../item-kinds.catalog.ts";
import type { VaultItem } from "../vault.schema.ts";
import { vaultMessages } from "./vault.messages.ts";

export interface CardHandlers {
  /** One more button of whoever shows the vault. */
  ExtraAction?: ComponentType<{ item: VaultItem }> | undefined;
  onToggleFavorite: (item: VaultItem) => void;
  onEnlarge: (item: VaultItem) => void;
  onDownload: (item: VaultItem) => void;
  onShare: (item: VaultItem) => void;
  onDelete: (item: VaultItem) => void;
}

/** The row under a card: take it along, let it out, change it, throw it away. */
export function ItemActions({ item, ExtraAction, ...handlers }: { item: VaultItem } & CardHandlers) {
  const t = useMessages(vaultMessages);
  const { title } = item;
  const { shownAs, edit } = itemKinds[item.contentType];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="vault-actions" role="group" aria-label={t("actions", { title })}>
      {shownAs === "text" ? (
        <CopyButton item={item} />
      ) : (
        <>
          <IconButton icon="download" label={t("download", { title })} onClick={() => handlers.onDownload(item)} />
          <IconButton icon="share" label={t("share", { title })} onClick={() => handlers.onShare(item)} />
        </>
      )}
      {edit && (
        <IconLink icon="edit" href={`${edit.path}${item.id}`} label={t(`edit_${item.contentType}`, { title })} />
      )}
      {ExtraAction && <ExtraAction item={item} />}
      <IconButton
        className="vault-delete"
        icon="trash"
        label={t("remove", { title })}
        onClick={() => handlers.onDelete(item)}
      />
    </div>
  );
}

function CopyButton({ item }: { item: VaultItem }) {
  const t = useMessages(vaultMessages);
  const { isCopied, copy } = useCopy();

  async function handleCopy() {
    const hasCopied = await copy(item.content);
    if (!hasCopied) toast({ title: t("copyFailedTitle"), description: t("copyFailed"), variant: "destructive" });
  }

  return (
    <>
      <IconButton
        icon={isCopied ? "check" : "copy"}
        label={t("copy", { title: item.title })}
        onClick={() => void handleCopy()}
      />
      <span className="visually-hidden" role="status">
        {isCopied && t("copied")}
      </span>
    </>
  );
}
