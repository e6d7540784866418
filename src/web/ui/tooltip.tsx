import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { keepInViewport } from "./keep-in-viewport.ts";
import "./tooltip.css";

interface TooltipProps {
  text: string;
  /** The control; it gets `aria-describedby`. */
  children: (trigger: { "aria-describedby": string }) => ReactNode;
}

/** A short help on hover and focus; Esc hides it and it stays while the pointer is on it. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bubbleRef = useRef<HTMLSpanElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (isOpen && bubbleRef.current) keepInViewport(bubbleRef.current);
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    setIsOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the control inside
    <span
      className="tooltip"
      onPointerEnter={() => setIsOpen(true)}
      onPointerLeave={() => setIsOpen(false)}
      onFocus={() => setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
      onKeyDown={handleKeyDown}
    >
      {children({ "aria-describedby": id })}
      <span ref={bubbleRef} role="tooltip" id={id} className="tooltip-bubble" hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}
