import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./toggle.css";

export type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role"> & { children: ReactNode };

/** On or off, at once: a square pull on a short zip. */
export function Switch({ children, className, ...input }: SwitchProps) {
  return (
    <label className={classNames("toggle", className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox states its own checked value */}
      <input {...input} type="checkbox" role="switch" className="toggle-input" />
      <span className="toggle-sign switch-slide" aria-hidden="true" />
      {children}
    </label>
  );
}
