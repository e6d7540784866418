import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement } from "react";
import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import "./icon-button.css";
import { Icon, type IconName } from "./icon.tsx";

export type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** A sign of the kit, or a drawing of the caller's own. */
  icon: IconName | ReactElement;
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
      {typeof icon === "string" ? <Icon name={icon} /> : icon}
    </button>
  );
}

export type IconLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  icon: IconName;
  label: string;
};

/** The same for what leads somewhere or saves a file. */
export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Anchor {...rest} className={classNames("icon-button", className)} aria-label={label} title={label}>
      <Icon name={icon} />
    </Anchor>
  );
}
