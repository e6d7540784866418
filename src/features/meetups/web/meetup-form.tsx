import { PictureField } from "#features/boards/web/picture-field.tsx";
import { useMissingFields } from "#features/boards/web/use-missing-fields.ts";
import { usePictureUploads } from "#features/boards/web/use-picture-uploads.ts";
import { FormNotes } from "#web/forms/form-notes.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { wordProblem } from "#web/i18n/word-problem.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { findEventProblem, MEETUP_CAPACITY_MAX, MEETUP_IMAGES_MAX } from "../meetup.rules.ts";
import type { Meetup } from "../meetup.schema.ts";
import { MeetupFields } from "./meetup-fields.tsx";
import "./meetup-form.css";
import { meetupFormMessages } from "./meetup-form.messages.ts";
import { isCapacityWrong, type MeetupValues, REQUIRED_FIELDS, toInput, toValues } from "./meetup-values.ts";
import { useMeetupActions } from "./meetups.api.ts";
import { TagPicker } from "./tag-picker.tsx";

interface MeetupFormProps {
  id: string;
  /** The one to change; `null` for a new one. */
  meetup: Meetup | null;
  onClose: () => void;
}

/** Writes a meetup. What was typed is there again when it is opened next. */
export function MeetupForm({ id, meetup, onClose }: MeetupFormProps) {
  const t = useMessages(meetupFormMessages);
  const { create, update } = useMeetupActions();
  const findMissing = useMissingFields();
  const { values, onChange, draft } = useFormValues(() => toValues(meetup), { name: `meetup:${meetup?.id ?? "new"}` });
  const pictures = usePictureUploads({ max: MEETUP_IMAGES_MAX, initial: meetup?.images });
  const isNew = meetup === null;
  const failureText = t(isNew ? "createFailed" : "updateFailed");

  function findProblems(given: MeetupValues) {
    const missing = findMissing(given, REQUIRED_FIELDS);
    if (missing.length > 0) return missing;
    const problem = findEventProblem(given, new Date());
    if (problem !== undefined) return [{ field: problem.field, message: wordProblem(problem) }];
    if (isCapacityWrong(given)) {
      return [{ field: "capacity" as const, message: t("capacityWrong", { min: 1, max: MEETUP_CAPACITY_MAX }) }];
    }
    return pictures.isUploading ? [{ message: t("picturesPending") }] : [];
  }

  async function submit(given: MeetupValues) {
    const input = toInput(given, pictures.imageIds);
    await (isNew ? create(input, draft?.key) : update(meetup.id, input));
    onClose();
    toast({
      title: t(isNew ? "createdTitle" : "updatedTitle"),
      description: t(isNew ? "created" : "updated"),
      variant: "success",
    });
  }

  const form = useForm({
    values,
    onChange,
    draft,
    findProblems,
    onSubmit: submit,
    failureText,
    onFailure: (_message, error) => showFailure(error, { description: failureText }),
  });
  return (
    <form {...form.props} id={id} tabIndex={-1} className="meetup-form paper" aria-labelledby="meetup-form-title">
      <h2 id="meetup-form-title" className="display t3 w-62">
        {t(isNew ? "formTitle" : "editTitle")}
      </h2>
      <MeetupFields values={values} form={form} />
      <div className="meetup-form-foot">
        <PictureField pictures={pictures} title={values.title} />
        <TagPicker tags={values.tags} onTags={(tags) => form.change({ tags })} />
      </div>
      <FormNotes problem={form.problem} draft={form.draft} />
      <div className="row">
        <Button type="submit" isBusy={form.isBusy}>
          {t(isNew ? "post" : "save")}
        </Button>
        <Button variant="line" icon={null} onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
