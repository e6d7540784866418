import { UPLOAD_USES } from "#shared/upload-uses.ts";
import { formatDay } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import type { ListedUpload } from "../uploads.schema.ts";
import { libraryMessages } from "./library.messages.ts";

const KILOBYTE = 1024;

/** The picture as the library shows it; its address is new after each replacement, so that no cache shows the old one. */
export function getThumbUrl({ url, sizeBytes }: Pick<ListedUpload, "url" | "sizeBytes">): string {
  return `${url}?width=480&of=${sizeBytes}`;
}

interface LibraryEntryProps {
  upload: ListedUpload;
  onReplace: () => void;
  onRemove: () => void;
}

export function LibraryEntry({ upload, onReplace, onRemove }: LibraryEntryProps) {
  const t = useMessages(libraryMessages);
  const { url, name, type, uses } = upload;
  const { isCopied, copy } = useCopy();

  async function handleCopy() {
    const hasCopied = await copy(new URL(url, window.location.href).href);
    toast(hasCopied ? { title: t("copied"), variant: "success" } : { title: t("copyFailed"), variant: "destructive" });
  }

  return (
    <li className="library-entry">
      {type === "image" && (
        <a className="library-thumb" href={url} target="_blank" rel="noreferrer">
          <img src={getThumbUrl(upload)} alt={t("open", { name })} width="480" height="360" loading="lazy" />
        </a>
      )}
      <div className="library-words">
        <p className="library-name">
          <bdi>{name}</bdi>
        </p>
        <Facts upload={upload} />
        <UseList uses={uses} />
        {type === "image" && (
          <Anchor className="library-put text-link" href={`/admin?tab=news&picture=${upload.fileName}`}>
            {t("putOnHome")}
          </Anchor>
        )}
      </div>
      <div className="library-buttons">
        <IconButton icon={isCopied ? "check" : "copy"} label={t("copy", { name })} onClick={() => void handleCopy()} />
        {type === "image" && <IconButton icon="refresh" label={t("replace", { name })} onClick={onReplace} />}
        <IconButton icon="trash" label={t("remove", { name })} onClick={onRemove} />
      </div>
    </li>
  );
}

function Facts({ upload: { width, height, sizeBytes, createdAt, uploadedBy } }: { upload: ListedUpload }) {
  const t = useMessages(libraryMessages);
  const locale = useLocale();
  const size = Math.max(1, Math.round(sizeBytes / KILOBYTE));
  return (
    <p className="library-facts cap muted">
      {width !== null && height !== null && (
        <span dir="ltr">{t("pixels", { width: String(width), height: String(height) })}</span>
      )}
      <span dir="ltr">{t("size", { size })}</span>
      <time dateTime={createdAt}>{formatDay(createdAt, locale)}</time>
      <bdi>{uploadedBy === null ? t("byNobody") : t("by", { name: `@${uploadedBy}` })}</bdi>
    </p>
  );
}

/** Where an upload is used, each with a link to the panel that says so. */
export function UseList({ uses }: Pick<ListedUpload, "uses">) {
  const t = useMessages(libraryMessages);
  if (uses.length === 0) return <p className="library-unused muted">{t("unused")}</p>;
  return (
    <ul className="library-uses" aria-label={t("usedAs")}>
      {uses.map(({ kind, title }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one upload can be used twice under one title
        <li key={index}>
          <Anchor className="text-link" href={`/admin?tab=${UPLOAD_USES[kind]}`}>
            <bdi>{t(`use_${kind}`, { title })}</bdi>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
