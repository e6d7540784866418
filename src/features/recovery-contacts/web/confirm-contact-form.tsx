import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { createProblem } from "#shared/form-problem.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { recoveryContactsErrors } from "../recovery-contacts.errors.ts";
import type { RecoveryContact } from "../recovery-contacts.schema.ts";
import { useAddRecoveryContact, useConfirmRecoveryContact } from "./recovery-contacts.api.ts";
import { recoveryContactsMessages } from "./recovery-contacts.messages.ts";

interface ConfirmContactFormProps {
  userId: string;
  contact: RecoveryContact;
}

export function ConfirmContactForm({ userId, contact: { id, method, contact } }: ConfirmContactFormProps) {
  const t = useMessages(recoveryContactsMessages);
  const toProblems = useProblemTexts();
  const confirm = useConfirmRecoveryContact(userId, id);
  const sendAgain = useAddRecoveryContact(userId);

  async function handleSendAgain() {
    try {
      await sendAgain.mutateAsync({ method, contact });
    } catch (error) {
      const description = describeError(error, t("contactFailedText"));
      showFailure(error, { title: t("contactFailedTitle"), description });
      return;
    }
    toast({ title: t("codeSentTitle"), description: t("codeSentText", { contact }), variant: "success" });
  }

  // Keeps no draft: a code.
  const form = useForm({
    ...useFormValues({ code: "" }),
    findProblems({ code }) {
      if (code.trim() !== "") return [];
      return toProblems(createProblem(recoveryContactsErrors, "contact.code_missing", { field: "code" }));
    },
    onSubmit: async ({ code }) => {
      await confirm.mutateAsync({ code: code.trim() });
      const description = t("contactConfirmedText", { contact });
      toast({ title: t("contactConfirmedTitle"), description, variant: "success" });
    },
    failureText: t("confirmFailedText"),
    onFailure: (description, error) => showFailure(error, { title: t("confirmFailedTitle"), description }),
    findBlamed: () => "code",
  });
  return (
    <form {...form.props} className="contact-confirm">
      <TextField
        {...form.bind("code")}
        label={t("code")}
        hint={t("codeHint", { contact })}
        isData
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <div className="row">
        <Button type="submit" variant="bone" size="medium" icon="check" isBusy={form.isBusy}>
          {t("confirm")}
        </Button>
        <Button variant="quiet" size="medium" icon="refresh" isBusy={sendAgain.isPending} onClick={handleSendAgain}>
          {t("sendAgain")}
        </Button>
      </div>
    </form>
  );
}
