import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { classNames } from "./class-names.ts";
import "./field.css";
import { Icon } from "./icon.tsx";

export interface FieldProps {
  label: string;
  /** Right end of the label row: `optional`, a count, a time zone. */
  aside?: ReactNode;
  /** A help line that stays. */
  hint?: ReactNode;
  /** The sentence that says what to change; marks the control as invalid. */
  error?: string | null | undefined;
}

interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Wires label, help and error to one control, which the caller renders with the given props. */
export function Field({
  label,
  aside,
  hint,
  error,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const parts = [aside && `${id}-aside`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        {aside && (
          <span className="field-aside" id={`${id}-aside`}>
            {aside}
          </span>
        )}
      </div>
      {children({ id, "aria-describedby": parts.join(" ") || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}

export type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "id"> & { isData?: boolean };

/** `isData` sets the value in the data face: addresses, codes. */
export function TextField({ label, aside, hint, error, isData, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <input {...input} {...control} className={classNames("input", isData && "input-data", className)} />
      )}
    </Field>
  );
}

export type TextAreaFieldProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id">;

export function TextAreaField({ label, aside, hint, error, className, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => <textarea {...textarea} {...control} className={classNames("input", "input-area", className)} />}
    </Field>
  );
}

export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "children"> & { options: { value: string; label: string }[] };

export function SelectField({ label, aside, hint, error, options, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error}>
      {(control) => (
        <span className="input-select">
          <select {...select} {...control} className={classNames("input", className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  );
}
