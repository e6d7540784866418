import { fillErrorMessage } from "#shared/error-catalogue.ts";
import { countCodePoints } from "#shared/text.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { wordProblem } from "#web/i18n/word-problem.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { messagesErrors } from "../messages.errors.ts";
import { countUnanswered, MESSAGE_MAX, UNANSWERED_MAX } from "../messages.rules.ts";
import type { Message } from "../messages.schema.ts";
import type { NewMessage } from "./messages.api.ts";
import { messagesMessages } from "./messages.messages.ts";

interface MessageFormProps {
  /** The conversation, or the thing that is asked about. */
  about: string;
  /** What was said so far. */
  messages: readonly Message[];
  onSend: (message: NewMessage) => Promise<void>;
}

/** Why the next word has to wait; the server refuses it by the same rule. */
function findRefusal(messages: readonly Message[]): string | undefined {
  const sides = messages.map(({ isOwn }) => ({ authorId: isOwn ? "own" : "other" }));
  if (countUnanswered(sides, "own") < UNANSWERED_MAX) return undefined;
  const code = "messages.unanswered";
  const details = { max: UNANSWERED_MAX };
  return wordProblem({ code, message: fillErrorMessage(messagesErrors[code].message, { details }), details });
}

/** What is typed stays until it has gone out. */
export function MessageForm({ about, messages, onSend }: MessageFormProps) {
  const t = useMessages(messagesMessages);
  const { values, onChange, draft } = useFormValues({ text: "" }, { name: `message:${about}` });
  const form = useForm({
    values,
    onChange,
    draft,
    findProblems({ text }) {
      const problem = text.trim() === "" ? t("missing") : findRefusal(messages);
      return problem === undefined ? [] : [{ field: "text", message: problem }];
    },
    onSubmit: async ({ text }) => {
      await onSend({ text: text.trim(), key: draft?.key });
      onChange({ text: "" });
    },
    failureText: t("failed"),
    onFailure: (description, error) => showFailure(error, { description }),
    findBlamed: () => "text",
  });
  return (
    <form {...form.props} className="conversation-form">
      <TextAreaField
        {...form.bind("text", MESSAGE_MAX)}
        label={t("text")}
        aside={t("count", { count: countCodePoints(values.text), max: MESSAGE_MAX })}
        rows={3}
        dir="auto"
        required
      />
      <Button type="submit" size="medium" isBusy={form.isBusy}>
        {t("send")}
      </Button>
    </form>
  );
}
