import { countCodePoints } from "#shared/text.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { ANSWER_MAX } from "../months.catalog.ts";
import type { OwnDecision as Decision } from "../months.schema.ts";
import { useAnswerDecision, useOwnDecision } from "./own-decision.api.ts";
import "./own-decision.css";
import { ownDecisionMessages } from "./own-decision.messages.ts";
import { DECISION_ID } from "./own-verdict.tsx";

interface OwnDecisionProps {
  userId: string;
  monthYear: string;
}

/** For a member who was taken off the board: why, and what they say to it. Nothing for everybody else. */
export function OwnDecision({ userId, monthYear }: OwnDecisionProps) {
  const t = useMessages(ownDecisionMessages);
  const { data } = useOwnDecision(userId, monthYear);
  if (!data?.decision) return null;
  const { category, reason, answer, canAnswer } = data.decision;
  return (
    <section className="own-decision" id={DECISION_ID} tabIndex={-1} aria-label={t("title")}>
      <h3 className="display t5 w-84">{t("title")}</h3>
      <p>{t("lead")}</p>
      <blockquote>
        <b>{t(`category_${category}`)}</b>
        <p>
          <bdi>{reason}</bdi>
        </p>
      </blockquote>
      {canAnswer ? (
        <AnswerForm {...{ userId, monthYear, decision: data.decision }} />
      ) : (
        <>
          {answer !== null && (
            <p>
              <b>{t("yourAnswer")}:</b> <bdi>{answer}</bdi>
            </p>
          )}
          <p className="muted">{t("closed")}</p>
        </>
      )}
    </section>
  );
}

function AnswerForm({ userId, monthYear, decision }: OwnDecisionProps & { decision: NonNullable<Decision> }) {
  const t = useMessages(ownDecisionMessages);
  const given = decision.answer ?? "";
  const { values, onChange, draft } = useFormValues({ answer: given }, { name: `decision:${monthYear}` });
  const send = useAnswerDecision(userId, monthYear);
  const form = useForm({
    values,
    onChange,
    draft,
    saved: { answer: given },
    findProblems: ({ answer }) =>
      answer.trim() === "" ? [{ field: "answer" as const, message: t("answerMissing") }] : [],
    onSubmit: async ({ answer }) => {
      await send.mutateAsync(answer.trim());
      toast({ title: t("sentTitle"), description: t("sentText"), variant: "success" });
    },
    failureText: t("failedText"),
    onFailure: (description, error) => showFailure(error, { title: t("failedTitle"), description }),
  });
  return (
    <form {...form.props} className="stack">
      <TextAreaField
        {...form.bind("answer", ANSWER_MAX)}
        label={t("answer")}
        aside={t("answerCount", { count: countCodePoints(values.answer), max: ANSWER_MAX })}
        hint={t("answerHint")}
      />
      <div className="row">
        <Button type="submit" size="medium" icon="check" isBusy={form.isBusy} disabled={!form.isDirty}>
          {t("send")}
        </Button>
      </div>
    </form>
  );
}
