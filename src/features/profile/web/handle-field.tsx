import type { BoundField } from "#web/forms/use-form.ts";
import { TextField } from "#web/ui/field.tsx";
import { toHandle } from "../profile.rules.ts";

interface HandleFieldProps extends BoundField {
  label: string;
  aside: string;
  hint?: string | undefined;
  /** Characters with the leading @. */
  maxLength: number;
}

/** Puts the @ before what is typed; a lone @ disappears when the field is left. */
export function HandleField({ value, onChange, maxLength, ...field }: HandleFieldProps) {
  const change = (text: string) => onChange({ target: { value: text } });

  return (
    <TextField
      {...field}
      value={value}
      maxLength={maxLength}
      placeholder="@"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={({ target }) => change(target.value === "@" ? "@" : toHandle(target.value).slice(0, maxLength))}
      onBlur={() => value === "@" && change("")}
    />
  );
}
