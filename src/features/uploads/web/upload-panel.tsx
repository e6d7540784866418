import { useState } from "react";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import type { SendingState } from "#web/lib/send-form.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { FileField } from "#web/ui/file-field.tsx";
import { SendingProgress } from "#web/ui/sending-progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import { UPLOAD_TYPES, type UploadType } from "../uploads.rules.ts";
import type { Upload } from "../uploads.schema.ts";
import { useLastUploads, useUploadFile } from "./uploads.api.ts";
import { uploadsMessages } from "./uploads.messages.ts";
import "./upload-panel.css";

const ACCEPTED: Record<UploadType, string> = { music: "audio/*", image: "image/*" };
const KILOBYTE = 1024;
/** The library has the rest. */
const LISTED_MAX = 12;

export function UploadPanel() {
  const t = useMessages(uploadsMessages);
  return (
    <div className="grid-12">
      <div className="upload-main stack">
        <p className="muted">{t("uploadLead")}</p>
        <UploadForm />
      </div>
      <section className="upload-side stack">
        <h2 className="display t5 w-84">{t("uploads")}</h2>
        <UploadedFiles />
      </section>
    </div>
  );
}

interface UploadValues {
  type: UploadType;
  file: File | undefined;
}

function UploadForm() {
  const t = useMessages(uploadsMessages);
  const { values, onChange } = useFormValues<UploadValues>({ type: "music", file: undefined });
  const { type, file } = values;
  const [sending, setSending] = useState<SendingState>({ share: 0 });
  const upload = useUploadFile();
  // Keeps no draft: a file: leaving asks.
  const form = useForm({
    values,
    onChange,
    isLossy: file !== undefined,
    findProblems: () =>
      file === undefined ? [{ field: "file", title: t("noFileTitle"), message: t("noFileText") }] : [],
    onSubmit: async () => {
      if (file === undefined) return;
      await upload.mutateAsync({ file, type, onState: setSending }).finally(clearFile);
      const description = t("uploadedText", { kind: t(`kind_${type}`) });
      toast({ title: t("uploadedTitle"), description, variant: "success" });
    },
    failureText: t("uploadFailedText"),
    onFailure: (description, error) => showFailure(error, { title: t("uploadFailedTitle"), description }),
  });

  function clearFile() {
    onChange({ file: undefined });
  }

  return (
    <form {...form.props} className="stack">
      <fieldset className="upload-types">
        <legend className="cap">{t("type")}</legend>
        {UPLOAD_TYPES.map((id) => (
          <Chip
            key={id}
            isPressed={id === type}
            disabled={form.isBusy}
            onClick={() => {
              form.change({ type: id });
              // A file that was chosen as the other type is not what is meant now.
              if (id !== type) clearFile();
            }}
          >
            {t(`type_${id}`)}
          </Chip>
        ))}
      </fieldset>
      <FileField
        label={t("file")}
        error={form.errorOf("file")}
        name="file"
        accept={ACCEPTED[type]}
        file={file}
        disabled={form.isBusy}
        onFile={(chosen) => form.change({ file: chosen })}
      />
      <div className="row">
        <Button type="submit" icon="upload" size="medium" disabled={file === undefined} isBusy={form.isBusy}>
          {t("upload")}
        </Button>
      </div>
      {form.isBusy && <SendingProgress label={t("uploading")} state={sending} />}
    </form>
  );
}

function UploadedFiles() {
  const t = useMessages(uploadsMessages);
  const { data, isError, refetch } = useLastUploads();
  if (isError) {
    return (
      <div role="alert" className="stack">
        <p className="loss">{t("uploadsFailed")}</p>
        <Button variant="line" size="medium" icon="refresh" onClick={() => void refetch()}>
          {t("tryAgain")}
        </Button>
      </div>
    );
  }
  if (data === undefined) return <Skeleton label={t("uploadsLoading")} />;
  if (data.uploads.length === 0) return <p className="muted">{t("noUploads")}</p>;
  return (
    <>
      <ul aria-label={t("uploads")}>
        {data.uploads.slice(0, LISTED_MAX).map((upload) => (
          <UploadedFile key={upload.url} upload={upload} />
        ))}
      </ul>
      <ButtonLink variant="line" size="medium" href="/admin?tab=library">
        {t("library")}
      </ButtonLink>
    </>
  );
}

function UploadedFile({ upload: { url, name, type, sizeBytes } }: { upload: Upload }) {
  const t = useMessages(uploadsMessages);
  const locale = useLocale();
  const { isCopied, copy } = useCopy();
  const size = Math.max(1, Math.round(sizeBytes / KILOBYTE)).toLocaleString(locale);
  return (
    <li className="upload-item">
      <span className="upload-words">
        <a className="text-link" href={url} target="_blank" rel="noreferrer">
          <bdi>{name}</bdi>
        </a>
        <span className="cap muted">
          {t(`kind_${type}`)} · <span dir="ltr">{size} kB</span>
        </span>
      </span>
      <Button
        variant="quiet"
        size="medium"
        icon={isCopied ? "check" : "copy"}
        onClick={() => void copy(new URL(url, window.location.href).href)}
      >
        {isCopied ? t("copied") : t("copy")}
        <span className="visually-hidden"> {t("copyOf", { name })}</span>
      </Button>
    </li>
  );
}
