import { useMessages } from "#web/i18n/messages.ts";
import { describeError } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { findResetRequestProblem } from "../auth.rules.ts";
import { authMessages } from "./auth.messages.ts";
import { ContactField } from "./contact-field.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { type ResetRequestAnswer, useRequestPasswordReset } from "./password-reset.api.ts";
import { useCheckedForm } from "./use-checked-form.ts";
import { useStepFocus } from "./use-step-focus.ts";
import { UsernameField } from "./username-field.tsx";

export type ResetRequestFormValues = { username: string; method: "email" | "sms"; contact: string };

interface ResetRequestFormProps {
  values: ResetRequestFormValues;
  onChange: (values: ResetRequestFormValues) => void;
  onSent: (devToken: string | undefined) => void;
}

export function ResetRequestForm({ values, onChange, onSent }: ResetRequestFormProps) {
  const t = useMessages(authMessages);
  const requestReset = useRequestPasswordReset();

  async function submit({ username, method, contact }: ResetRequestFormValues) {
    let answer: ResetRequestAnswer;
    try {
      answer = await requestReset.mutateAsync({ username: username.trim(), method, contact: contact.trim() });
    } catch (error) {
      const description = describeError(error, t("resetRequestFailedText"));
      toast({ title: t("resetRequestFailed"), description, variant: "destructive" });
      return;
    }
    onSent(answer.devToken);
    toast({ title: t("resetSentTitle"), description: answer.message, variant: "success" });
  }

  const form = useCheckedForm({ values, onChange, findProblem: findResetRequestProblem, onSubmit: submit });
  useStepFocus(form.formRef);
  return (
    <form ref={form.formRef} className="auth-form" noValidate onSubmit={form.handleSubmit}>
      <p>{t("resetRequestLead")}</p>
      <UsernameField {...form.bind("username")} />
      <MethodChoice
        legend={t("method")}
        labels={{ email: t("email"), sms: t("sms") }}
        value={values.method}
        onChange={(method) => onChange({ ...values, method, contact: "" })}
      />
      <ContactField method={values.method} {...form.bind("contact")} />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t("sendInstructions")}
      </Button>
    </form>
  );
}
