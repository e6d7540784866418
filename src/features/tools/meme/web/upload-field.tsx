import { useId } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { FieldHint } from "#web/ui/field-note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { memeMessages } from "./meme.messages.ts";

interface UploadFieldProps {
  hasUpload: boolean;
  isBusy: boolean;
  onPick: (file: File) => void;
}

export function UploadField({ hasUpload, isBusy, onPick }: UploadFieldProps) {
  const t = useMessages(memeMessages);
  const id = useId();
  return (
    <div className="meme-upload">
      <span className="cap">{t("upload")}</span>
      <label className="meme-upload-place">
        <input
          type="file"
          accept="image/*"
          className="visually-hidden"
          aria-describedby={id}
          disabled={isBusy}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file !== undefined) onPick(file);
            // The same file can be picked again.
            target.value = "";
          }}
        />
        {t(isBusy ? "uploadBusy" : hasUpload ? "uploadReplace" : "uploadAction")}
        <Icon name="upload" />
      </label>
      <FieldHint id={id}>{t("uploadHint")}</FieldHint>
    </div>
  );
}
