import { ContactField } from "#features/recovery-contacts/web/contact-field.tsx";
import { MethodChoice } from "#features/recovery-contacts/web/method-choice.tsx";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { findResetRequestProblem } from "../auth.rules.ts";
import { authMessages } from "./auth.messages.ts";
import { useRequestPasswordReset } from "./password-reset.api.ts";
import { useStepFocus } from "./use-step-focus.ts";
import { UsernameField } from "./username-field.tsx";

export type ResetRequestFormValues = { username: string; method: "email" | "sms"; contact: string };

interface ResetRequestFormProps {
  /** What this site can send: one of them at least. */
  methods: Record<ResetRequestFormValues["method"], boolean>;
  values: ResetRequestFormValues;
  onChange: (changes: Partial<ResetRequestFormValues>) => void;
  onSent: (devToken: string | undefined) => void;
}

export function ResetRequestForm({ methods, values, onChange, onSent }: ResetRequestFormProps) {
  const t = useMessages(authMessages);
  const requestReset = useRequestPasswordReset();
  const toProblems = useProblemTexts();
  // Keeps no draft: the dialog around it keeps all.
  const form = useForm({
    values,
    onChange,
    findProblems: (given) => toProblems(findResetRequestProblem(given)),
    onSubmit: async ({ username, method, contact }) => {
      const request = { username: username.trim(), method, contact: contact.trim() };
      const { devToken, message } = await requestReset.mutateAsync(request);
      onSent(devToken);
      toast({ title: t("resetSentTitle"), description: message, variant: "success" });
    },
    failureText: t("resetRequestFailedText"),
    onFailure: (description) => toast({ title: t("resetRequestFailed"), description, variant: "destructive" }),
  });
  useStepFocus(form.props.ref);
  return (
    <form {...form.props} className="auth-form">
      <p>{t("resetRequestLead")}</p>
      <UsernameField {...form.bind("username")} />
      {methods.email && methods.sms ? (
        <MethodChoice
          legend={t("method")}
          labels={{ email: t("email"), sms: t("sms") }}
          value={values.method}
          onChange={(method) => form.change({ method, contact: "" })}
        />
      ) : (
        <p className="muted">{t(methods.email ? "resetOnlyEmail" : "resetOnlySms")}</p>
      )}
      <ContactField method={values.method} {...form.bind("contact")} />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t("sendInstructions")}
      </Button>
    </form>
  );
}
