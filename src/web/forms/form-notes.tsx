import { formatAge } from "../i18n/format-age.ts";
import { useLocale, useMessages } from "../i18n/messages.ts";
import { Button } from "../ui/button.tsx";
import { FieldError } from "../ui/field-note.tsx";
import { formsMessages } from "./forms.messages.ts";
import type { FormDraft } from "./use-draft.ts";

interface FormNotesProps {
  problem?: string | undefined;
  draft: FormDraft | undefined;
}

/** What there is to say of a form as a whole: that what was typed before is back, and what is wrong with no field in particular. */
export function FormNotes({ problem, draft }: FormNotesProps) {
  const t = useMessages(formsMessages);
  const locale = useLocale();
  const restoredAt = draft?.restoredAt;
  return (
    <>
      {restoredAt && (
        <div className="row" role="status">
          <p className="muted">{t("restored", { age: formatAge(restoredAt, { now: new Date(), locale }) })}</p>
          <Button variant="quiet" size="medium" icon={null} onClick={draft.startAfresh}>
            {t("startAfresh")}
          </Button>
        </div>
      )}
      {problem !== undefined && <FieldError role="alert">{problem}</FieldError>}
    </>
  );
}
