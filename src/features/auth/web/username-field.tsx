import type { BoundField } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { TextField } from "#web/ui/field.tsx";
import { authMessages } from "./auth.messages.ts";

export function UsernameField(field: BoundField) {
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
    />
  );
}
