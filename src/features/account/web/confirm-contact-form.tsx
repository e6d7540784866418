import { useState } from "react";
import { useCheckedForm } from "#features/auth/web/use-checked-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import type { RecoveryContact } from "../account.schema.ts";
import { useAddRecoveryContact, useConfirmRecoveryContact } from "./account.api.ts";
import { accountMessages } from "./account.messages.ts";

interface ConfirmContactFormProps {
  userId: string;
  contact: RecoveryContact;
}

export function ConfirmContactForm({ userId, contact: { id, method, contact } }: ConfirmContactFormProps) {
  const t = useMessages(accountMessages);
  const [values, setValues] = useState({ code: "" });
  const confirm = useConfirmRecoveryContact(userId, id);
  const sendAgain = useAddRecoveryContact(userId);

  function findProblem({ code }: typeof values) {
    return code.trim() === "" ? { field: "code" as const, code: "contact.code_missing" } : undefined;
  }

  async function submit({ code }: typeof values) {
    try {
      await confirm.mutateAsync({ code: code.trim() });
    } catch (error) {
      const message = describeError(error, t("confirmFailedText"));
      showFailure(error, { title: t("confirmFailedTitle"), description: message });
      return { field: "code" as const, message };
    }
    toast({
      title: t("contactConfirmedTitle"),
      description: t("contactConfirmedText", { contact }),
      variant: "success",
    });
  }

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

  const form = useCheckedForm({ values, onChange: setValues, findProblem, onSubmit: submit });
  const { onValue, ...code } = form.bind("code");
  return (
    <form ref={form.formRef} className="contact-confirm" noValidate onSubmit={form.handleSubmit}>
      <TextField
        {...code}
        label={t("code")}
        hint={t("codeHint", { contact })}
        isData
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        onChange={(event) => onValue(event.target.value)}
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
