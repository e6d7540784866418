import type { KeyboardEvent } from "react";

/**
 * Moves the focus inside one list of controls by arrow keys, Home and End, and returns the control that has it now;
 * undefined when the key means nothing here. Left and right follow the reading direction.
 */
export function moveRovingFocus<E extends HTMLElement>(
  event: KeyboardEvent<HTMLElement>,
  items: E[],
  axis: "horizontal" | "vertical",
): E | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const [previous, next] =
    axis === "vertical" ? ["ArrowUp", "ArrowDown"] : isRtl ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const current = items.indexOf(document.activeElement as E);
  const targets: Record<string, E | undefined> = {
    [previous]: items.at(current <= 0 ? -1 : current - 1),
    [next]: items[(current + 1) % items.length],
    Home: items[0],
    End: items.at(-1),
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
  return target;
}
