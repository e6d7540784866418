import { useDeferredValue, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { UPLOAD_SEARCH_MAX, UPLOAD_TYPES, type UploadType } from "../uploads.rules.ts";
import type { ListedUpload } from "../uploads.schema.ts";
import { libraryMessages } from "./library.messages.ts";
import { LibraryEntry } from "./library-entry.tsx";
import "./library-panel.css";
import { useUploads } from "./uploads.api.ts";

const ReplaceUploadDialog = lazyDialog(async () => (await import("./replace-upload-dialog.tsx")).ReplaceUploadDialog);
const RemoveUploadDialog = lazyDialog(async () => (await import("./remove-upload-dialog.tsx")).RemoveUploadDialog);

const TYPES = [...UPLOAD_TYPES].reverse();

/** All that was uploaded: where it is used, another one in its place, away with it. */
export function LibraryPanel() {
  const t = useMessages(libraryMessages);
  const [type, setType] = useState<UploadType>("image");
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  return (
    <div className="stack">
      <div className="library-head">
        <fieldset className="library-types">
          <legend className="visually-hidden">{t("types")}</legend>
          {TYPES.map((id) => (
            <Chip key={id} isPressed={id === type} onClick={() => setType(id)}>
              {t(`type_${id}`)}
            </Chip>
          ))}
        </fieldset>
        <TextField
          type="search"
          label={t("search")}
          value={typed}
          maxLength={UPLOAD_SEARCH_MAX}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <ButtonLink size="medium" variant="line" icon="upload" href="/admin?tab=upload">
          {t("uploadMore")}
        </ButtonLink>
      </div>
      <Found type={type} q={q} />
    </div>
  );
}

function Found({ type, q }: { type: UploadType; q: string }) {
  const t = useMessages(libraryMessages);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useUploads(type, q);
  const [asked, setAsked] = useState<{ upload: ListedUpload; for: "replace" | "remove" }>();
  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" label={t("loading")} />;
    return (
      <div className="row" role="alert">
        <span className="loss">{t("broken")}</span>
        <Button variant="line" size="medium" icon="refresh" onClick={() => void refetch()}>
          {t("tryAgain")}
        </Button>
      </div>
    );
  }
  const uploads = data.pages.flatMap((page) => page.uploads);
  const total = data.pages[0]?.total ?? 0;
  if (uploads.length === 0) return <p className="muted">{t(q === "" ? `empty_${type}` : "nothingFound")}</p>;
  const close = () => setAsked(undefined);
  return (
    <>
      <p className="cap muted">{t("count", { count: total })}</p>
      <ul className="library-list" aria-label={t("list")}>
        {uploads.map((upload) => (
          <LibraryEntry
            key={upload.fileName}
            upload={upload}
            onReplace={() => setAsked({ upload, for: "replace" })}
            onRemove={() => setAsked({ upload, for: "remove" })}
          />
        ))}
      </ul>
      {hasNextPage && <LoadMore isBusy={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
      {asked?.for === "replace" && <ReplaceUploadDialog upload={asked.upload} onClose={close} />}
      {asked?.for === "remove" && <RemoveUploadDialog upload={asked.upload} onClose={close} />}
    </>
  );
}
