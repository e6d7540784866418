import { useState } from "react";
import { useUploadFile } from "#features/uploads/web/uploads.api.ts";
import type { TrackCategory } from "#pack/tracks.catalog.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import type { SendingState } from "#web/lib/send-form.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { FileField } from "#web/ui/file-field.tsx";
import { SendingProgress } from "#web/ui/sending-progress.tsx";
import { toast } from "#web/ui/toast.ts";
import { TRACK_ARTIST_MAX, TRACK_CATEGORIES, TRACK_TITLE_MAX } from "../music.rules.ts";
import type { AddedTrack } from "../music.schema.ts";
import { useAddTrack, useChangeTrack } from "./tracks.api.ts";
import { tracksPanelMessages } from "./tracks-panel.messages.ts";
import { useQueueName } from "./use-queue-name.ts";

interface TrackValues {
  file: File | undefined;
  title: string;
  artist: string;
  category: TrackCategory;
  coverFile: File | undefined;
}

interface TrackFormProps {
  /** The track to be changed; without it a new one is added. */
  track: AddedTrack | undefined;
  onDone: () => void;
}

function toValues(track: AddedTrack | undefined): TrackValues {
  const { title = "", artist = "", category = "latest" } = track ?? {};
  return { title, artist, category, file: undefined, coverFile: undefined };
}

/** What a file is called, without its ending: a title to begin with. */
function readTitle(name: string): string {
  return name
    .replace(/\.[a-z0-9]{2,4}$/i, "")
    .replaceAll("_", " ")
    .trim();
}

function getCoverFile(track: AddedTrack | undefined): string | null {
  return track?.coverUrl?.split("/").at(-1) ?? null;
}

export function TrackForm({ track, onDone }: TrackFormProps) {
  const t = useMessages(tracksPanelMessages);
  const nameQueue = useQueueName();
  const { values, onChange, draft } = useFormValues<TrackValues>(() => toValues(track), {
    name: `track:${track?.id ?? "new"}`,
    fields: ["title", "artist", "category"],
  });
  const [sending, setSending] = useState<SendingState>({ share: 0 });
  const upload = useUploadFile();
  const add = useAddTrack();
  const change = useChangeTrack();
  const form = useForm({
    values,
    onChange,
    draft,
    isLossy: values.file !== undefined || values.coverFile !== undefined,
    findProblems: ({ file, title, artist }) => [
      ...(track === undefined && file === undefined ? [{ field: "file" as const, message: t("fileMissing") }] : []),
      ...(title.trim() === "" ? [{ field: "title" as const, message: t("titleMissing") }] : []),
      ...(artist.trim() === "" ? [{ field: "artist" as const, message: t("artistMissing") }] : []),
    ],
    onSubmit: async ({ file, coverFile, ...facts }) => {
      const send = (sent: File, type: "music" | "image") =>
        upload.mutateAsync({ file: sent, type, onState: setSending });
      const cover = coverFile ? (await send(coverFile, "image")).fileName : getCoverFile(track);
      const body = { ...facts, coverFile: cover };
      if (track) await change.mutateAsync({ id: track.id, ...body });
      else if (file) await add.mutateAsync({ ...body, file: (await send(file, "music")).fileName });
      const kind = track ? "changed" : "added";
      toast({ title: t(`${kind}Title`), description: t(`${kind}Text`, { title: facts.title }), variant: "success" });
      onChange(toValues(undefined));
      onDone();
    },
    failureText: t("failedText"),
    onFailure: (description, error) => showFailure(error, { title: t("failedTitle"), description }),
  });

  function handleFile(file: File | undefined) {
    form.change({ file, ...(file && values.title.trim() === "" && { title: readTitle(file.name) }) });
  }

  return (
    <form {...form.props} className="stack">
      {!track && (
        <FileField
          label={t("file")}
          hint={t("fileHint")}
          error={form.errorOf("file")}
          name="file"
          accept="audio/*"
          file={values.file}
          disabled={form.isBusy}
          onFile={handleFile}
        />
      )}
      <TextField {...form.bind("title", TRACK_TITLE_MAX)} label={t("title")} autoComplete="off" required />
      <TextField {...form.bind("artist", TRACK_ARTIST_MAX)} label={t("artist")} autoComplete="off" required />
      <SelectField
        label={t("category")}
        name="category"
        value={values.category}
        options={TRACK_CATEGORIES.map((value) => ({ value, label: nameQueue(value) }))}
        onChange={(event) => form.change({ category: event.target.value as TrackCategory })}
      />
      <FileField
        label={t("cover")}
        aside={t("optional")}
        hint={t(track?.coverUrl ? "coverKept" : "coverHint")}
        error={form.errorOf("coverFile")}
        name="coverFile"
        accept="image/*"
        file={values.coverFile}
        disabled={form.isBusy}
        onFile={(coverFile) => form.change({ coverFile })}
      />
      <div className="row">
        <Button type="submit" icon={track ? "check" : "plus"} size="medium" isBusy={form.isBusy}>
          {t(track ? "saveChange" : "save")}
        </Button>
        {track && (
          <Button variant="line" size="medium" icon={null} onClick={onDone}>
            {t("cancel")}
          </Button>
        )}
      </div>
      {form.isBusy && <SendingProgress label={t("sending")} state={sending} />}
    </form>
  );
}
