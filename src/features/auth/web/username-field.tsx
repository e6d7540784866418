import { useMessages } from "#web/i18n/messages.ts";
import { TextField } from "#web/ui/field.tsx";
import { authMessages } from "./auth.messages.ts";

interface UsernameFieldProps {
  name: string;
  value: string;
  onValue: (value: string) => void;
  error: string | undefined;
}

export function UsernameField({ onValue, ...field }: UsernameFieldProps) {
  const t = useMessages(authMessages);
  return (
    <TextField
      {...field}
      label={t("username")}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      onChange={(event) => onValue(event.target.value)}
    />
  );
}
