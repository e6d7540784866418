import { useEffect } from "react";
import { useProblemTexts } from "#features/users/web/use-problem-texts.ts";
import { createProblem } from "#shared/form-problem.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { passwordsErrors } from "../passwords.errors.ts";
import { useConfirmation } from "./confirmation.api.ts";
import { LoginAgain } from "./login-again.tsx";
import { PasswordField } from "./password-field.tsx";
import { passwordsMessages } from "./passwords.messages.ts";
import "./confirm-form.css";

interface ConfirmFormProps {
  userId: string;
  /** The block of Settings that a login leads back to. */
  anchor: string;
  words: { keep: string; confirm: string; confirmLabel?: string; failedTitle: string; failedText: string };
  onKeep: () => void;
  /** `password` is there where the member has one. */
  onConfirm: (body: { password?: string }) => Promise<void>;
}

/** The second question before a removal, and the password that it needs. */
export function ConfirmForm({ userId, anchor, words, onKeep, onConfirm }: ConfirmFormProps) {
  const t = useMessages(passwordsMessages);
  const toProblems = useProblemTexts();
  const needs = useConfirmation(userId);
  // Keeps no draft: a password.
  const form = useForm({
    ...useFormValues({ password: "" }),
    findProblems({ password }) {
      if (needs !== "password" || password !== "") return [];
      return toProblems(createProblem(passwordsErrors, "auth.password_missing", { field: "password" }));
    },
    onSubmit: ({ password }) => onConfirm(needs === "password" ? { password } : {}),
    failureText: words.failedText,
    onFailure: (description, error) => showFailure(error, { title: words.failedTitle, description }),
    findBlamed: () => "password",
  });
  const { ref } = form.props;

  // The pressed button has given way to this form: the focus stays in its place.
  useEffect(() => ref.current?.querySelector<HTMLElement>("input, button, a")?.focus(), [ref]);

  return (
    <form {...form.props} className="confirm-form">
      {needs === "login" && <LoginAgain anchor={anchor} />}
      {needs === "password" && (
        <PasswordField {...form.bind("password")} label={t("currentPassword")} autoComplete="current-password" />
      )}
      <div className="row">
        <Button variant="line" size="medium" icon={null} onClick={onKeep}>
          {words.keep}
        </Button>
        {needs !== "login" && (
          <Button
            type="submit"
            variant="danger"
            size="medium"
            icon="trash"
            isBusy={form.isBusy}
            aria-label={words.confirmLabel}
          >
            {words.confirm}
          </Button>
        )}
      </div>
    </form>
  );
}
