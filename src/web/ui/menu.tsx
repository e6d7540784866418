import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { keepInViewport } from "./keep-in-viewport.ts";
import "./menu.css";
import { findRovingTarget } from "./roving-focus.ts";

const CloseMenu = createContext<() => void>(() => undefined);

interface MenuProps {
  /** Names the list for readers. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** Names the button when what it shows is not a name; it should contain the visible letters. */
  triggerLabel?: string;
  triggerClassName?: string;
  /** Above the rows: the account's card, a title. */
  head?: ReactNode;
  columns?: 1 | 2;
  className?: string;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** A button with a list below it: arrow keys, Home, End, Esc, a press elsewhere. */
export function Menu({
  label,
  trigger,
  triggerLabel,
  triggerClassName,
  head,
  columns = 1,
  className,
  children,
}: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    if (panelRef.current) keepInViewport(panelRef.current);
    const items = listItems(rootRef.current);
    (items.find((item) => item.getAttribute("aria-checked") === "true") ?? items[0])?.focus();
    const handleOutside = (event: PointerEvent) => {
      if (!rootRef.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", handleOutside);
    return () => document.removeEventListener("pointerdown", handleOutside);
  }, [isOpen]);

  function close() {
    setIsOpen(false);
    buttonRef.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (!isOpen && event.key === "ArrowDown") {
      event.preventDefault();
      setIsOpen(true);
    } else if (isOpen) {
      const target = findRovingTarget(event, listItems(rootRef.current), "vertical");
      if (target) event.preventDefault();
      target?.focus();
    }
  }

  function handleBlur(event: FocusEvent<HTMLDivElement>) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the rows inside
    <div ref={rootRef} className={classNames("menu", className)} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        ref={buttonRef}
        type="button"
        className={classNames("menu-button", triggerClassName)}
        aria-label={triggerLabel}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div ref={panelRef} className={classNames("menu-panel", columns === 2 && "menu-panel-wide")}>
          {head}
          <div
            id={id}
            role="menu"
            aria-label={label}
            className={classNames("menu-list", columns === 2 && "menu-list-two")}
          >
            <CloseMenu value={close}>{children}</CloseMenu>
          </div>
        </div>
      )}
    </div>
  );
}

interface MenuItemProps {
  /** A link row; otherwise `onSelect` is the action. */
  href?: string;
  onSelect?: () => void;
  icon?: IconName;
  /** For a choice of one: marks the current row. */
  isCurrent?: boolean;
  lang?: string;
  children: ReactNode;
}

export function MenuItem({ href, onSelect, icon, isCurrent, lang, children }: MenuItemProps) {
  const close = use(CloseMenu);
  const row = {
    className: "menu-item",
    tabIndex: -1,
    lang,
    onClick: () => {
      close();
      onSelect?.();
    },
  };
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor role="menuitem" href={href} {...row}>
        {content}
      </Anchor>
    );
  }
  const role = isCurrent === undefined ? { role: "menuitem" } : { role: "menuitemradio", "aria-checked": isCurrent };
  return (
    <button type="button" {...role} {...row}>
      {content}
    </button>
  );
}

function listItems(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
}
