import { useEffect, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";
import "./file-field.css";
import { fileFieldMessages } from "./file-field.messages.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

interface FileFieldProps extends FieldProps {
  name: string;
  accept: string;
  /** What is chosen. */
  file: File | undefined;
  disabled?: boolean;
  onFile: (file: File | undefined) => void;
}

/** One file: chosen, or dropped onto the field. The browser's own control lies over it, unseen, and does the work. */
export function FileField({ label, aside, hint, error, name, accept, file, disabled, onFile }: FileFieldProps) {
  const t = useMessages(fileFieldMessages);
  const inputRef = useRef<HTMLInputElement>(null);
  const [isTarget, setIsTarget] = useState(false);

  // The control keeps its file until it is told otherwise, and would not tell of the same one again.
  useEffect(() => {
    if (file === undefined && inputRef.current) inputRef.current.value = "";
  }, [file]);

  function handleClear() {
    onFile(undefined);
    inputRef.current?.focus();
  }

  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <div className={classNames("file-field", file && "file-field-chosen", isTarget && "file-field-target")}>
          <input
            {...control}
            ref={inputRef}
            type="file"
            name={name}
            accept={accept}
            disabled={disabled}
            className="file-field-input"
            onDragEnter={() => setIsTarget(true)}
            onDragLeave={() => setIsTarget(false)}
            onDrop={() => setIsTarget(false)}
            onChange={({ target }) => onFile(target.files?.[0])}
          />
          <Icon name={file ? "check" : "upload"} />
          <span className="file-field-words" aria-hidden="true">
            <b>{file ? <bdi>{file.name}</bdi> : t("choose")}</b>
            <span className="muted">{t(file ? "another" : "drop")}</span>
          </span>
          {file && !disabled && (
            <IconButton icon="close" label={t("clear", { name: file.name })} onClick={handleClear} />
          )}
        </div>
      )}
    </Field>
  );
}
