import { useState } from "react";
import { FormNotes } from "#web/forms/form-notes.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { LETTER_SUBJECT_MAX, LETTER_TEXT_MAX } from "../interests.rules.ts";
import type { InterestThing } from "../interests.schema.ts";
import { interestsPanelMessages } from "./interests-panel.messages.ts";
import { SendLetterDialog } from "./send-letter-dialog.tsx";
import { writeThingParam } from "./thing-name.ts";

const NOTHING = { subject: "", text: "" };

/** What is written is looked at once more before it leaves: it goes to many, and does not come back. */
export function LetterForm({ thing, name }: { thing: InterestThing; name: string }) {
  const t = useMessages(interestsPanelMessages);
  const [isLookedAt, setIsLookedAt] = useState(false);
  const { values, onChange, draft } = useFormValues(NOTHING, { name: `interest-letter:${writeThingParam(thing)}` });
  // Keeps no draft: keeps all until the dialog that it opens has sent it.
  const form = useForm({
    values,
    onChange,
    findProblems: ({ subject, text }) => [
      ...(subject.trim() === "" ? [{ field: "subject" as const, message: t("subjectMissing") }] : []),
      ...(text.trim() === "" ? [{ field: "text" as const, message: t("textMissing") }] : []),
    ],
    onSubmit: async () => setIsLookedAt(true),
    failureText: t("sendFailedText"),
    onFailure: () => undefined,
  });
  return (
    <form {...form.props} className="stack">
      <p className="muted">{t("readers", { count: thing.readers })}</p>
      <FormNotes draft={draft} />
      <TextField
        {...form.bind("subject", LETTER_SUBJECT_MAX)}
        label={t("subject")}
        aside={`${[...values.subject].length} / ${LETTER_SUBJECT_MAX}`}
        autoComplete="off"
        dir="auto"
        required
      />
      <TextAreaField
        {...form.bind("text", LETTER_TEXT_MAX)}
        label={t("text")}
        aside={`${[...values.text].length} / ${LETTER_TEXT_MAX}`}
        hint={t("textHint")}
        rows={8}
        dir="auto"
        required
      />
      <div className="row">
        <Button type="submit" size="medium" icon="eye">
          {t("look")}
        </Button>
      </div>
      {isLookedAt && (
        <SendLetterDialog
          thing={thing}
          name={name}
          letter={values}
          draft={draft}
          onSent={() => onChange(NOTHING)}
          onClose={() => setIsLookedAt(false)}
        />
      )}
    </form>
  );
}
