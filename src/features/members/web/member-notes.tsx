import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { NOTE_MAX } from "../members.rules.ts";
import type { MemberPage } from "../members.schema.ts";
import { MemberSection } from "./member-section.tsx";
import { useLeaveNote } from "./members.api.ts";
import { membersMessages } from "./members.messages.ts";

const EMPTY = { text: "" };

/** What administrators tell each other about the member. */
export function MemberNotes({ page: { account, notes } }: { page: MemberPage }) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  const { values, onChange, draft } = useFormValues(EMPTY, { name: `member-note:${account.username}` });
  const leave = useLeaveNote(account.username);
  const form = useForm({
    values,
    onChange,
    draft,
    onSubmit: async ({ text }) => {
      await leave.mutateAsync({ text });
      onChange(EMPTY);
    },
    failureText: t("noteFailed"),
    onFailure: (description, error) => showFailure(error, { description }),
  });
  return (
    <MemberSection title={t("notes")}>
      {notes.length === 0 ? (
        <p className="muted">{t("noNotes")}</p>
      ) : (
        <ol className="member-rows">
          {notes.map(({ id, by, text, createdAt }) => (
            <li key={id}>
              <p className="member-text" dir="auto">
                {text}
              </p>
              <p className="cap muted">
                <bdi className="written">{by === null ? t("somebody") : `@${by}`}</bdi> ·{" "}
                {formatTimestamp(createdAt, locale)}
              </p>
            </li>
          ))}
        </ol>
      )}
      <form {...form.props} className="stack">
        <TextAreaField {...form.bind("text", NOTE_MAX)} label={t("note")} hint={t("noteHint")} rows={3} />
        <div className="row">
          <Button
            type="submit"
            variant="line"
            size="medium"
            icon="plus"
            disabled={values.text.trim() === ""}
            isBusy={form.isBusy}
          >
            {t("noteSave")}
          </Button>
        </div>
      </form>
    </MemberSection>
  );
}
