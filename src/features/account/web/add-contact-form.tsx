import { useState } from "react";
import type { ContactMethod } from "#features/auth/auth.schema.ts";
import { findContactProblem, normalizeContact } from "#features/auth/contact.rules.ts";
import { ContactField } from "#features/auth/web/contact-field.tsx";
import { MethodChoice } from "#features/auth/web/method-choice.tsx";
import { PasswordField } from "#features/auth/web/password-field.tsx";
import { useCheckedForm } from "#features/auth/web/use-checked-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useAddRecoveryContact } from "./account.api.ts";
import { accountMessages } from "./account.messages.ts";
import { isPasswordProblem } from "./password-problem.ts";

interface AddContactFormProps {
  userId: string;
  /** What this site can send at all. */
  methods: Record<ContactMethod, boolean>;
}

interface NewContact {
  method: ContactMethod;
  contact: string;
  /** A thief at an open screen must not give himself a way back in. */
  password: string;
}

export function AddContactForm({ userId, methods }: AddContactFormProps) {
  const t = useMessages(accountMessages);
  const [values, setValues] = useState<NewContact>({
    method: methods.email ? "email" : "sms",
    contact: "",
    password: "",
  });
  const add = useAddRecoveryContact(userId);

  function findProblem({ method, contact: typed }: NewContact) {
    const contact = normalizeContact(method, typed);
    const code = contact === "" ? "contact.missing" : findContactProblem(method, contact)?.code;
    return code === undefined ? undefined : { field: "contact" as const, code };
  }

  async function submit({ method, contact: typed, password }: NewContact) {
    const contact = typed.trim();
    try {
      await add.mutateAsync({ method, contact, ...(password !== "" && { password }) });
    } catch (error) {
      const message = describeError(error, t("contactFailedText"));
      showFailure(error, { title: t("contactFailedTitle"), description: message });
      return { field: isPasswordProblem(error) ? ("password" as const) : ("contact" as const), message };
    }
    setValues({ method, contact: "", password: "" });
    toast({ title: t("codeSentTitle"), description: t("codeSentText", { contact }), variant: "success" });
  }

  const form = useCheckedForm({ values, onChange: setValues, findProblem, onSubmit: submit });
  return (
    <form ref={form.formRef} className="account-form account-add" noValidate onSubmit={form.handleSubmit}>
      <h4 className="cap">{t("addContact")}</h4>
      {methods.email && methods.sms && (
        <MethodChoice
          legend={t("method")}
          labels={{ email: t("email"), sms: t("sms") }}
          value={values.method}
          onChange={(method) => setValues({ ...values, method, contact: "" })}
        />
      )}
      <ContactField method={values.method} {...form.bind("contact")} />
      <PasswordField
        {...form.bind("password")}
        label={t("currentPassword")}
        aside={t("passwordAside")}
        autoComplete="current-password"
        isRequired={false}
      />
      <Button type="submit" variant="line" isBusy={form.isBusy}>
        {t("sendCode")}
      </Button>
    </form>
  );
}
