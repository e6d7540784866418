import { passwordsErrors } from "#features/passwords/passwords.errors.ts";
import { useConfirmation } from "#features/passwords/web/confirmation.api.ts";
import { LoginAgain } from "#features/passwords/web/login-again.tsx";
import { PasswordField } from "#features/passwords/web/password-field.tsx";
import { passwordsMessages } from "#features/passwords/web/passwords.messages.ts";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { createProblem } from "#shared/form-problem.ts";
import { type ShownProblem, useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { recoveryContactsErrors } from "../recovery-contacts.errors.ts";
import { findContactProblem, normalizeContact } from "../recovery-contacts.rules.ts";
import type { ContactMethod } from "../recovery-contacts.schema.ts";
import { ContactField } from "./contact-field.tsx";
import { MethodChoice } from "./method-choice.tsx";
import { useAddRecoveryContact } from "./recovery-contacts.api.ts";
import { recoveryContactsMessages } from "./recovery-contacts.messages.ts";

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
  const t = useMessages(recoveryContactsMessages);
  const password = useMessages(passwordsMessages);
  const { values, onChange, draft } = useFormValues<NewContact>(
    { method: methods.email ? "email" : "sms", contact: "", password: "" },
    { name: "contact", fields: ["method", "contact"] },
  );
  const toProblems = useProblemTexts();
  const add = useAddRecoveryContact(userId);
  const needs = useConfirmation(userId);

  function findProblems({ method, contact: typed, password: given }: NewContact): ShownProblem<keyof NewContact>[] {
    const contact = normalizeContact(method, typed);
    if (contact === "") {
      return toProblems(createProblem(recoveryContactsErrors, "contact.missing", { field: "contact" }));
    }
    const [problem] = toProblems(findContactProblem(method, contact));
    if (problem !== undefined) return [problem];
    if (needs !== "password" || given !== "") return [];
    return toProblems(createProblem(passwordsErrors, "auth.password_missing", { field: "password" }));
  }

  async function submit({ method, contact: typed, password }: NewContact) {
    const contact = typed.trim();
    await add.mutateAsync({ method, contact, ...(password !== "" && { password }) });
    onChange({ contact: "", password: "" });
    toast({ title: t("codeSentTitle"), description: t("codeSentText", { contact }), variant: "success" });
  }

  const form = useForm({
    values,
    onChange,
    draft,
    findProblems,
    onSubmit: submit,
    failureText: t("contactFailedText"),
    onFailure: (description, error) => showFailure(error, { title: t("contactFailedTitle"), description }),
    findBlamed: () => "contact",
  });
  if (needs === "login") return <LoginAgain anchor="contacts" />;
  return (
    <form {...form.props} className="contact-add">
      <h4 className="cap">{t("addContact")}</h4>
      {methods.email && methods.sms && (
        <MethodChoice
          legend={t("method")}
          labels={{ email: t("email"), sms: t("sms") }}
          value={values.method}
          onChange={(method) => form.change({ method, contact: "" })}
        />
      )}
      <ContactField method={values.method} {...form.bind("contact")} />
      {needs === "password" && (
        <PasswordField {...form.bind("password")} label={password("currentPassword")} autoComplete="current-password" />
      )}
      <Button type="submit" variant="line" isBusy={form.isBusy}>
        {t("sendCode")}
      </Button>
    </form>
  );
}
