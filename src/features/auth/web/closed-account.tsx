import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { MODERATION_REASONS, MODERATION_TEXT_MAX } from "#features/moderation/moderation.rules.ts";
import { noticesMessages } from "#features/moderation/web/notices.messages.ts";
import { pack } from "#pack/pack.ts";
import { countCodePoints } from "#shared/text.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { type ApiError, callApi } from "#web/lib/api-client.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import type { LoginValues } from "../auth.rules.ts";
import { closedAccountMessages } from "./closed-account.messages.ts";

/** Empty texts for what is not known. */
export interface Closing {
  until: string;
  reason: string;
  words: string;
  canAnswer: boolean;
}

export function readClosing(details: ApiError["details"] = {}): Closing {
  const { until = "", reason = "", words = "", answer = "" } = details;
  return { until: String(until), reason: String(reason), words: String(words), canAnswer: answer === "open" };
}

interface ClosedAccountProps {
  /** Nobody's where the provider has said who it is. */
  login?: LoginValues;
  closing: Closing;
  onBack: () => void;
}

/** Why there is no way in, until when, and the one answer. */
export function ClosedAccount({ login, closing, onBack }: ClosedAccountProps) {
  const t = useMessages(closedAccountMessages);
  const notices = useMessages(noticesMessages);
  const locale = useLocale();
  const ref = useRef<HTMLHeadingElement>(null);
  const [canAnswer, setCanAnswer] = useState(closing.canAnswer);
  const { until, words } = closing;
  const reason = MODERATION_REASONS.find((one) => one === closing.reason);

  // It takes the place of the form that was sent, and is read out.
  useEffect(() => ref.current?.focus(), []);

  return (
    <div className="auth-form">
      <h2 ref={ref} className="display t4 w-62" tabIndex={-1}>
        {t(until === "" ? "closed" : "locked")}
      </h2>
      {until !== "" && <p>{t("until", { time: formatTimestamp(until, locale) })}</p>}
      {reason && <p>{notices("reason", { reason: notices(`reason_${reason}`) })}</p>}
      {words !== "" && (
        <p dir="auto">
          <bdi>{t("words", { text: words })}</bdi>
        </p>
      )}
      {canAnswer ? (
        <AnswerForm login={login} onSent={() => setCanAnswer(false)} />
      ) : (
        <p>
          {t("ask")}{" "}
          <a className="text-link" href={`mailto:${pack.contactEmail}`}>
            {pack.contactEmail}
          </a>
        </p>
      )}
      <Button variant="line" icon={null} onClick={onBack}>
        {t("back")}
      </Button>
    </div>
  );
}

function AnswerForm({ login, onSent }: { login: LoginValues | undefined; onSent: () => void }) {
  const t = useMessages(closedAccountMessages);
  const notices = useMessages(noticesMessages);
  const { values, onChange, draft } = useFormValues({ text: "" }, { name: "closed-account" });
  const send = useMutation({
    mutationFn: (text: string) =>
      callApi("/api/auth/closed-account/answer", { method: "POST", body: { ...login, text } }),
  });
  const form = useForm({
    values,
    onChange,
    draft,
    onSubmit: async ({ text }) => {
      await send.mutateAsync(text.trim());
      onSent();
      toast({ title: t("answerTitle"), description: t("answerText"), variant: "success" });
    },
    failureText: t("failed"),
    onFailure: (description) => toast({ title: t("failed"), description, variant: "destructive" }),
    findBlamed: () => "text",
  });
  return (
    <form {...form.props} className="stack">
      <TextAreaField
        {...form.bind("text", MODERATION_TEXT_MAX)}
        label={notices("answerLabel")}
        hint={notices("answerHint")}
        aside={`${countCodePoints(values.text)} / ${MODERATION_TEXT_MAX}`}
        required
      />
      <Button type="submit" isBusy={form.isBusy} disabled={values.text.trim() === ""}>
        {notices("send")}
      </Button>
    </form>
  );
}
