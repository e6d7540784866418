import type { ButtonHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import "./icon-button.css";
import { Icon, type IconName } from "./icon.tsx";

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: IconName;
  /** What readers hear and the pointer shows: the sign alone says nothing. */
  label: string;
  isFramed?: boolean;
};

export function IconButton({ icon, label, isFramed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames("icon-button", isFramed && "icon-button-framed", className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
