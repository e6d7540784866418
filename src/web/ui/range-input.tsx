import { type InputHTMLAttributes, type ReactNode, useRef } from "react";
import { classNames } from "./class-names.ts";
import "./range.css";
import { useCssVariable } from "./use-css-variable.ts";

export type RangeInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "min" | "max"> & {
  value: number;
  min: number;
  max: number;
  /** Drawn between the teeth and the pull. */
  children?: ReactNode;
};

/** The slider alone, for where a label row has no room: teeth up to the pull are closed. */
export function RangeInput({ value, min, max, className, dir, children, ...input }: RangeInputProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useCssVariable(ref, "--share", String(max > min ? Math.min(1, (value - min) / (max - min)) : 0));
  return (
    <span ref={ref} dir={dir} className={classNames("range", className)}>
      {children}
      <input {...input} className="range-input" type="range" min={min} max={max} value={Math.min(max, value)} />
    </span>
  );
}
