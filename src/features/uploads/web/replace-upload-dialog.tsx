import { useState } from "react";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import type { SendingState } from "#web/lib/send-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FileField } from "#web/ui/file-field.tsx";
import { SendingProgress } from "#web/ui/sending-progress.tsx";
import { toast } from "#web/ui/toast.ts";
import type { ListedUpload } from "../uploads.schema.ts";
import { libraryMessages } from "./library.messages.ts";
import { getThumbUrl, UseList } from "./library-entry.tsx";
import { useReplaceUpload } from "./uploads.api.ts";

interface ReplaceValues {
  file: File | undefined;
}

/** Another picture for the address of this one. */
export function ReplaceUploadDialog({ upload, onClose }: { upload: ListedUpload; onClose: () => void }) {
  const t = useMessages(libraryMessages);
  const { fileName, name, uses } = upload;
  const { values, onChange } = useFormValues<ReplaceValues>({ file: undefined });
  const [sending, setSending] = useState<SendingState>({ share: 0 });
  const replace = useReplaceUpload(fileName);
  // Keeps no draft: a file: leaving asks.
  const form = useForm({
    values,
    onChange,
    isLossy: true,
    findProblems: ({ file }) => (file === undefined ? [{ field: "file", message: t("newPictureMissing") }] : []),
    onSubmit: async ({ file }) => {
      if (file === undefined) return;
      const replaced = await replace.mutateAsync({ file, type: "image", onState: setSending });
      toast({ title: t("replacedTitle"), description: t("replacedText", { name: replaced.name }), variant: "success" });
      onClose();
    },
    failureText: t("replaceFailed"),
    onFailure: (description, error) => showFailure(error, { title: t("replaceFailedTitle"), description }),
  });
  return (
    <Dialog isOpen onClose={onClose} label={t("replaceTitle", { name })}>
      <form {...form.props} className="stack">
        <h2 className="display t5 w-84">
          <bdi className="written">{t("replaceTitle", { name })}</bdi>
        </h2>
        <img className="library-replaced" src={getThumbUrl(upload)} alt="" width="480" height="240" />
        <p>{t("replaceText")}</p>
        {uses.length > 0 && <UseList uses={uses} />}
        <FileField
          label={t("newPicture")}
          hint={t("newPictureHint")}
          error={form.errorOf("file") ?? form.problem}
          name="file"
          accept="image/*"
          file={values.file}
          disabled={form.isBusy}
          onFile={(file) => form.change({ file })}
        />
        {form.isBusy && <SendingProgress label={t("sending")} state={sending} />}
        <div className="row">
          <Button type="submit" icon="refresh" isBusy={form.isBusy}>
            {t("replaceYes")}
          </Button>
          <Button variant="line" icon={null} onClick={onClose}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
