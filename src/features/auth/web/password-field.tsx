import { type ReactNode, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { authMessages } from "./auth.messages.ts";

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
  /** Tells the password manager whether to offer the known one or a new one. */
  autoComplete: "current-password" | "new-password";
  aside?: ReactNode;
}

export function PasswordField({ label, name, value, onValue, error, autoComplete, aside }: PasswordFieldProps) {
  const t = useMessages(authMessages);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} aside={aside} error={error}>
      {(control) => (
        <span className="auth-password">
          <input
            {...control}
            className="input"
            type={isShown ? "text" : "password"}
            name={name}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            onChange={(event) => onValue(event.target.value)}
          />
          <IconButton
            className="auth-password-toggle"
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
