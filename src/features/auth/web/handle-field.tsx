import { TextField } from "#web/ui/field.tsx";
import { toHandle } from "../auth.rules.ts";
import type { BoundField } from "./use-checked-form.ts";

interface HandleFieldProps extends BoundField {
  label: string;
  aside: string;
  /** Characters with the leading @. */
  maxLength: number;
}

/** Puts the @ before what is typed; a lone @ disappears when the field is left. */
export function HandleField({ value, onValue, maxLength, ...field }: HandleFieldProps) {
  function handleChange(text: string) {
    onValue(text === "@" ? text : toHandle(text).slice(0, maxLength));
  }

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
      onChange={(event) => handleChange(event.target.value)}
      onBlur={() => value === "@" && onValue("")}
    />
  );
}
