import { type ReactNode, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { authMessages } from "./auth.messages.ts";
import "./password-field.css";

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
  /** Tells the password manager whether to offer the known one or a new one. */
  autoComplete: "current-password" | "new-password";
  aside?: ReactNode;
  /** False where some members have no password. */
  isRequired?: boolean;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, value, onValue, error, autoComplete, aside, isRequired = true } = props;
  const t = useMessages(authMessages);
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} aside={aside} error={error}>
      {(control) => (
        <span className="password-field">
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
            required={isRequired}
            onChange={(event) => onValue(event.target.value)}
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
