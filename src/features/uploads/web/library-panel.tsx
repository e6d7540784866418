import { useDeferredValue, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PagedList } from "#web/ui/paged-list.tsx";
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
  const query = useUploads(type, q);
  const [asked, setAsked] = useState<{ upload: ListedUpload; for: "replace" | "remove" }>();
  const empty = t(q === "" ? `empty_${type}` : "nothingFound");
  const close = () => setAsked(undefined);
  return (
    <>
      <PagedList
        query={query}
        getItems={(page) => page.uploads}
        words={{ loading: t("loading"), failed: t("broken"), empty }}
      >
        {(uploads) => (
          <>
            <p className="cap muted">{t("count", { count: query.data?.pages[0]?.total ?? 0 })}</p>
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
          </>
        )}
      </PagedList>
      {asked?.for === "replace" && <ReplaceUploadDialog upload={asked.upload} onClose={close} />}
      {asked?.for === "remove" && <RemoveUploadDialog upload={asked.upload} onClose={close} />}
    </>
  );
}
