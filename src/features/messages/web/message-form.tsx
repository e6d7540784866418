import { countCodePoints } from "#shared/text.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { MESSAGE_MAX } from "../messages.rules.ts";
import type { NewMessage } from "./messages.api.ts";
import { messagesMessages } from "./messages.messages.ts";

interface MessageFormProps {
  /** The conversation, or the thing that is asked about. */
  about: string;
  onSend: (message: NewMessage) => Promise<void>;
}

/** What is typed stays until it has gone out. */
export function MessageForm({ about, onSend }: MessageFormProps) {
  const t = useMessages(messagesMessages);
  const { values, onChange, draft } = useFormValues({ text: "" }, { name: `message:${about}` });
  const form = useForm({
    values,
    onChange,
    draft,
    findProblems: ({ text }) => (text.trim() === "" ? [{ field: "text", message: t("missing") }] : []),
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
