import { type ReactNode, useState } from "react";
import type { BoundField } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";
import { passwordsMessages } from "./passwords.messages.ts";
import "./password-field.css";

interface PasswordFieldProps extends BoundField {
  label: string;
  /** Tells the password manager whether to offer the known one or a new one. */
  autoComplete: "current-password" | "new-password";
  aside?: ReactNode;
}

export function PasswordField({ label, error, aside, ...input }: PasswordFieldProps) {
  const t = useMessages(passwordsMessages);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} aside={aside} error={error}>
      {(control) => (
        <span className="password-field">
          <Input
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
          <IconButton
            className="password-field-toggle"
            icon="eye"
            label={t("showPassword")}
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          />
        </span>
      )}
    </Field>
  );
}
