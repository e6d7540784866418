import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import "./toggle.css";

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & { children: ReactNode };

/** A native box under a drawn one; the whole row is the target. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames("toggle", className)}>
      <input {...input} type="checkbox" className="toggle-input" />
      <span className="toggle-sign checkbox-box" aria-hidden="true">
        <Icon name="check" />
      </span>
      {children}
    </label>
  );
}
