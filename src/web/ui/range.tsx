import { type InputHTMLAttributes, useRef } from "react";
import { Field } from "./field.tsx";
import "./range.css";
import { useCssVariable } from "./use-css-variable.ts";

export type RangeProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "id" | "value"> & {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words, at the right end of the label row and for readers. */
  valueText?: string;
  hint?: string | undefined;
};

/** A slider: teeth up to the pull are closed. */
export function Range({ label, value, min, max, valueText, hint, ...input }: RangeProps) {
  const trackRef = useRef<HTMLSpanElement>(null);
  useCssVariable(trackRef, "--share", String(max > min ? (value - min) / (max - min) : 0));
  return (
    <Field label={label} aside={valueText} hint={hint}>
      {(control) => (
        <span ref={trackRef} className="range">
          <input
            {...input}
            {...control}
            className="range-input"
            type="range"
            min={min}
            max={max}
            value={value}
            aria-valuetext={valueText}
          />
        </span>
      )}
    </Field>
  );
}
