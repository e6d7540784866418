import { Field } from "./field.tsx";
import { RangeInput, type RangeInputProps } from "./range-input.tsx";

export type RangeProps = Omit<RangeInputProps, "id" | "className" | "children"> & {
  label: string;
  /** The value in words, at the right end of the label row and for readers. */
  valueText?: string;
  hint?: string | undefined;
};

/** A slider with its label and its value in words. */
export function Range({ label, value, min, max, valueText, hint, ...input }: RangeProps) {
  return (
    <Field label={label} aside={valueText} hint={hint}>
      {(control) => <RangeInput {...input} {...control} min={min} max={max} value={value} aria-valuetext={valueText} />}
    </Field>
  );
}
