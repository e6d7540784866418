import { type FormEvent, useState } from "react";
import { limitText } from "#features/boards/web/limited-text.ts";
import { PictureField } from "#features/boards/web/picture-field.tsx";
import { useFieldErrors } from "#features/boards/web/use-field-errors.ts";
import { usePictureUploads } from "#features/boards/web/use-picture-uploads.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { MEETUP_CAPACITY_MAX, MEETUP_IMAGES_MAX } from "../meetup.rules.ts";
import type { Meetup } from "../meetup.schema.ts";
import type { MeetupTag } from "../meetup-tags.catalog.ts";
import { MeetupFields } from "./meetup-fields.tsx";
import "./meetup-form.css";
import { findProblem, type MeetupField, REQUIRED_FIELDS, toInput, toValues } from "./meetup-values.ts";
import { useMeetupActions } from "./meetups.api.ts";
import { meetupMessages } from "./meetups.messages.ts";
import { TagPicker } from "./tag-picker.tsx";

interface MeetupFormProps {
  id: string;
  /** The one to change; `null` for a new one. */
  meetup: Meetup | null;
  onClose: () => void;
}

/** Writes a meetup. It lives only while it is open: what was typed goes with it. */
export function MeetupForm({ id, meetup, onClose }: MeetupFormProps) {
  const t = useMessages(meetupMessages);
  const { create, update } = useMeetupActions();
  const [values, setValues] = useState(() => toValues(meetup));
  const [tags, setTags] = useState<MeetupTag[]>(meetup?.tags ?? []);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pictures = usePictureUploads({ max: MEETUP_IMAGES_MAX, initial: meetup?.images });
  const errors = useFieldErrors<MeetupField>();
  const isNew = meetup === null;

  function handleValue(field: MeetupField, value: string, max = Number.POSITIVE_INFINITY) {
    errors.forgive(field);
    setValues((before) => ({ ...before, [field]: limitText(value, max) }));
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setFailure(undefined);
    if (!errors.requireAll(values, REQUIRED_FIELDS)) return;
    const problem = findProblem(values, new Date());
    if (problem !== undefined) {
      const text = t(problem.code as keyof typeof meetupMessages.texts, { min: 1, max: MEETUP_CAPACITY_MAX });
      errors.blame(problem.field, text);
      return;
    }
    if (pictures.isUploading) {
      setFailure(t("picturesPending"));
      return;
    }
    setIsBusy(true);
    try {
      const input = toInput(values, tags, pictures.imageIds);
      await (isNew ? create(input) : update(meetup.id, input));
    } catch (error) {
      const description = t(isNew ? "createFailed" : "updateFailed");
      showFailure(error, { description });
      setFailure(describeError(error, description));
      return;
    } finally {
      setIsBusy(false);
    }
    onClose();
    toast({
      title: t(isNew ? "createdTitle" : "updatedTitle"),
      description: t(isNew ? "created" : "updated"),
      variant: "success",
    });
  }

  return (
    <form
      id={id}
      ref={errors.formRef}
      tabIndex={-1}
      className="meetup-form paper"
      aria-labelledby="meetup-form-title"
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <h2 id="meetup-form-title" className="display t3 w-62">
        {t(isNew ? "formTitle" : "editTitle")}
      </h2>
      <MeetupFields values={values} errors={errors} onValue={handleValue} />
      <div className="meetup-form-foot">
        <PictureField pictures={pictures} title={values.title} />
        <TagPicker tags={tags} onTags={setTags} />
      </div>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <div className="row">
        <Button type="submit" isBusy={isBusy}>
          {t(isNew ? "post" : "save")}
        </Button>
        <Button variant="line" icon={null} onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
