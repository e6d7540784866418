import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Anchor } from "./anchor.tsx";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { moveRovingFocus } from "./roving-focus.ts";
import "./menu.css";

const MARGIN_PX = 8;

/** Moves a floating box sideways until no part of it lies outside the window. */
function clampToViewport(box: HTMLElement): void {
  box.style.translate = "";
  const { left, right } = box.getBoundingClientRect();
  const shift = Math.max(0, MARGIN_PX - left) || Math.min(0, document.documentElement.clientWidth - MARGIN_PX - right);
  if (shift !== 0) box.style.translate = `${shift}px`;
}

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
    const root = rootRef.current;
    if (!isOpen || root === null) return;
    if (panelRef.current) clampToViewport(panelRef.current);
    const items = listItems(root);
    (items.find((item) => item.getAttribute("aria-checked") === "true") ?? items[0])?.focus();
    const ending = new AbortController();
    function handleElsewhere({ target }: Event) {
      if (!root?.contains(target as Node)) setIsOpen(false);
    }
    for (const type of ["pointerdown", "focusin"])
      document.addEventListener(type, handleElsewhere, { signal: ending.signal });
    return () => ending.abort();
  }, [isOpen]);

  function close() {
    setIsOpen(false);
    buttonRef.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (isOpen && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (isOpen) {
      moveRovingFocus(event, listItems(event.currentTarget), "vertical");
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      setIsOpen(true);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the rows inside
    <div ref={rootRef} className={classNames("menu", className)} onKeyDown={handleKeyDown}>
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
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the rows, which are buttons and links */}
          <div
            id={id}
            role="menu"
            aria-label={label}
            className={classNames("menu-list", columns === 2 && "menu-list-two")}
            onClick={({ target }) => (target as Element).closest("[role^=menuitem]") && close()}
          >
            {children}
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
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  const row = { className: "menu-item", tabIndex: -1, lang, onClick: onSelect, children: content };
  if (href !== undefined) return <Anchor role="menuitem" href={href} {...row} />;
  const role = isCurrent === undefined ? { role: "menuitem" } : { role: "menuitemradio", "aria-checked": isCurrent };
  return <button type="button" {...role} {...row} />;
}

function listItems(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[role^=menuitem]")];
}
