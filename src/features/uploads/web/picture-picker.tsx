import { useDeferredValue, useId, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { FieldError, FieldHint } from "#web/ui/field-note.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { UPLOAD_SEARCH_MAX } from "../uploads.rules.ts";
import { libraryMessages } from "./library.messages.ts";
import { getThumbUrl } from "./library-entry.tsx";
import "./picture-picker.css";
import { useUploads } from "./uploads.api.ts";

interface PicturePickerProps {
  label: string;
  hint: string;
  error: string | undefined;
  name: string;
  /** File name of the chosen one. */
  value: string;
  onPick: (fileName: string) => void;
}

/** One picture of the library. */
export function PicturePicker({ label, hint, error, name, value, onPick }: PicturePickerProps) {
  const t = useMessages(libraryMessages);
  const id = useId();
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  return (
    <fieldset className="picture-picker" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="cap">{label}</legend>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
      <div className="picture-picker-list">
        <Choices {...{ q, name, value, onPick }} />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <TextField
        type="search"
        label={t("search")}
        value={typed}
        maxLength={UPLOAD_SEARCH_MAX}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
    </fieldset>
  );
}

type ChoicesProps = Pick<PicturePickerProps, "name" | "value" | "onPick"> & { q: string };

function Choices({ q, name, value, onPick }: ChoicesProps) {
  const t = useMessages(libraryMessages);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useUploads("image", q);
  if (data === undefined) {
    if (!isError) return <Skeleton label={t("loading")} />;
    return (
      <Button variant="line" size="medium" icon="refresh" onClick={() => void refetch()}>
        {t("tryAgain")}
      </Button>
    );
  }
  const uploads = data.pages.flatMap((page) => page.uploads);
  if (uploads.length === 0) return <p className="muted">{t(q === "" ? "empty_image" : "nothingFound")}</p>;
  return (
    <>
      {uploads.map((upload, index) => (
        <button
          key={upload.fileName}
          type="button"
          className="picture-picker-choice"
          title={upload.name}
          // The form finds the field by its first control.
          name={index === 0 ? name : undefined}
          aria-pressed={upload.fileName === value}
          onClick={() => onPick(upload.fileName)}
        >
          <img src={getThumbUrl(upload)} alt={upload.name} width="96" height="96" loading="lazy" />
        </button>
      ))}
      {hasNextPage && <LoadMore isBusy={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
    </>
  );
}
