import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { FieldAside, FieldHint } from "#web/ui/field-note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { BOARD_IMAGE_TYPES } from "../board.rules.ts";
import { boardMessages } from "./boards.messages.ts";
import "./picture-field.css";
import { PICTURE_MAX_MEGABYTES, type PictureUpload, type PictureUploads } from "./use-picture-uploads.ts";

interface PictureFieldProps {
  pictures: PictureUploads;
  /** Title of the thing, from which the pictures have their alternative texts. */
  title: string;
}

/** Pictures of a form: chosen, dropped or pasted; shown at once and sent meanwhile. */
export function PictureField({ pictures, title }: PictureFieldProps) {
  const t = useMessages(boardMessages);
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isTarget, setIsTarget] = useState(false);
  const { uploads, max, add } = pictures;
  useFormPaste(inputRef, add);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsTarget(false);
    add(event.dataTransfer.files);
  }

  function handleRemove({ key }: PictureUpload) {
    pictures.remove(key);
    inputRef.current?.focus();
  }

  return (
    <fieldset
      className={classNames("picture-field", isTarget && "picture-field-target")}
      onDragOver={(event) => {
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={handleDrop}
    >
      <legend className="picture-field-head">
        {t("pictures")} <FieldAside>{t("count", { count: uploads.length, max })}</FieldAside>
      </legend>
      <div className="picture-field-places">
        {uploads.map((upload, index) => (
          <PicturePlace key={upload.key} upload={upload} number={index + 1} title={title} onRemove={handleRemove} />
        ))}
        <label className={classNames("picture-field-add", uploads.length >= max && "picture-field-full")}>
          <input
            ref={inputRef}
            type="file"
            multiple
            className="visually-hidden"
            accept={BOARD_IMAGE_TYPES.join(",")}
            aria-describedby={id}
            aria-disabled={uploads.length >= max || undefined}
            onChange={({ target }) => {
              add(target.files ?? []);
              // The same file can be picked again.
              target.value = "";
            }}
          />
          <Icon name="plus" />
          <span>{t("picturesAdd")}</span>
        </label>
      </div>
      <StoppedUploads uploads={uploads} />
      <FieldHint id={id}>{t("picturesHint", { size: PICTURE_MAX_MEGABYTES })}</FieldHint>
      <span className="visually-hidden" role="status">
        {pictures.imageIds.length > 0 && t("picturesReady", { count: pictures.imageIds.length })}
      </span>
    </fieldset>
  );
}

/** A picture pasted anywhere in the field's form is meant for the field. */
function useFormPaste(inputRef: RefObject<HTMLInputElement | null>, add: (files: Iterable<File>) => void) {
  const latestAdd = useRef(add);
  useEffect(() => {
    latestAdd.current = add;
  });
  useEffect(() => {
    const form = inputRef.current?.form;
    function handlePaste(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latestAdd.current(files);
    }
    form?.addEventListener("paste", handlePaste);
    return () => form?.removeEventListener("paste", handlePaste);
  }, [inputRef]);
}

/** Why pictures do not go on, once for all of them. */
function StoppedUploads({ uploads }: Pick<PictureUploads, "uploads">) {
  const stopped = uploads.flatMap((upload) => upload.stopped ?? []);
  const [first] = stopped;
  if (first === undefined) return null;
  return <LoadFailed text={first.text} onRetry={() => stopped.forEach(({ sendAgain }) => void sendAgain())} />;
}

interface PicturePlaceProps {
  upload: PictureUpload;
  number: number;
  title: string;
  onRemove: (upload: PictureUpload) => void;
}

function PicturePlace({ upload, number, title, onRemove }: PicturePlaceProps) {
  const t = useMessages(boardMessages);
  const { share } = upload;
  const alt = title.trim() === "" ? t("pictureUntitled", { number }) : t("pictureNumber", { number, title });
  return (
    <div className="picture-place">
      <img src={upload.preview} alt={alt} width={120} height={120} />
      {share !== undefined && (
        <ProgressBar label={t("pictureUploading", { name: upload.name })} {...(share < 1 && { value: share })} />
      )}
      <IconButton
        className="picture-place-remove"
        icon="close"
        label={t("pictureRemove", { number })}
        onClick={() => onRemove(upload)}
      />
    </div>
  );
}
