import { useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import type { ContentItem } from "../content.schema.ts";
import { vaultMessages } from "./vault.messages.ts";

export interface CardHandlers {
  onToggleFavorite: (item: ContentItem) => void;
  onEnlarge: (item: ContentItem) => void;
  onDownload: (item: ContentItem) => void;
  onShare: (item: ContentItem) => void;
  onDelete: (item: ContentItem) => void;
}

/** The row under a card: take it along, let it out, change it, throw it away. */
export function ContentActions({ item, ...handlers }: { item: ContentItem } & CardHandlers) {
  const t = useMessages(vaultMessages);
  const { title } = item;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div className="vault-actions" role="group" aria-label={t("actions", { title })}>
      {item.contentType === "tweet" ? (
        <CopyButton item={item} />
      ) : (
        <>
          <IconButton icon="download" label={t("download", { title })} onClick={() => handlers.onDownload(item)} />
          <IconButton icon="share" label={t("share", { title })} onClick={() => handlers.onShare(item)} />
        </>
      )}
      {item.contentType === "meme" && <EditLink item={item} />}
      <IconButton
        className="vault-delete"
        icon="trash"
        label={t("remove", { title })}
        onClick={() => handlers.onDelete(item)}
      />
    </div>
  );
}

function CopyButton({ item }: { item: ContentItem }) {
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

function EditLink({ item }: { item: ContentItem }) {
  const t = useMessages(vaultMessages);
  const label = t("edit", { title: item.title });
  return (
    <Anchor className="icon-button" href={`/tools?meme=${item.id}`} aria-label={label} title={label}>
      <Icon name="edit" />
    </Anchor>
  );
}
