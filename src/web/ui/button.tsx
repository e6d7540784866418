import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Anchor, type AnchorProps } from "./anchor.tsx";
import "./button.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { uiMessages } from "./ui.messages.ts";

interface ButtonLook {
  variant?: "primary" | "bone" | "line" | "quiet" | "danger";
  /** Height 56, 44 or 36 px. */
  size?: "large" | "medium" | "small";
  /** Sign on the stub; `null` gives a ticket without a stub. */
  icon?: IconName | null;
  isWide?: boolean;
  children: ReactNode;
}

export type ButtonProps = ButtonLook & ComponentProps<"button"> & { isBusy?: boolean };

/** A ticket with a stub. While busy it keeps the focus, refuses clicks and says so to readers. */
export function Button(props: ButtonProps) {
  const { variant, size, icon = "arrow-right", isWide, isBusy = false, className, children, onClick, ...rest } = props;
  const t = useMessages(uiMessages);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={ticketClass({ variant, size, isWide }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={handleClick}
    >
      <span className="button-body">{children}</span>
      {isBusy ? (
        <span className="button-stub">
          <span className="button-zip" />
          <span className="visually-hidden">{t("busy")}</span>
        </span>
      ) : (
        icon && !rest.disabled && <Stub icon={icon} />
      )}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & AnchorProps;

/** The same ticket as a link. A link that leaves the site shows the arrow up and out by itself. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, isWide, className, children, ...rest } = props;
  const { icon = /^https?:/.test(rest.href) ? "arrow-up-right" : "arrow-right", ...anchor } = rest;
  return (
    <Anchor {...anchor} className={ticketClass({ variant, size, isWide }, className)}>
      <span className="button-body">{children}</span>
      {icon && <Stub icon={icon} />}
    </Anchor>
  );
}

function Stub({ icon }: { icon: IconName }) {
  return (
    <span className="button-stub">
      <Icon name={icon} />
    </span>
  );
}

function ticketClass(look: Omit<ButtonLook, "children" | "icon">, className: string | undefined): string {
  const { variant = "primary", size = "large", isWide } = look;
  return classNames("button", `button-${variant}`, `button-${size}`, isWide && "button-wide", className);
}
