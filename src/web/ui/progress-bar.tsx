import { useRef } from "react";
import { classNames } from "./class-names.ts";
import { useCssVariable } from "./use-css-variable.ts";
import "./progress-bar.css";

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; without it the teeth run. */
  value?: number;
  className?: string;
}

/** Closed teeth are done. */
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const ref = useRef<HTMLDivElement>(null);
  useCssVariable(ref, "--share", String(value ?? 0));
  return (
    <div
      ref={ref}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value === undefined ? undefined : Math.round(value * 100)}
      className={classNames("progress-bar", value === undefined && "progress-bar-busy", className)}
    />
  );
}
