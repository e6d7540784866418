import type { KeyboardEvent } from "react";

/**
 * Arrow keys, Home and End inside one list of controls. Returns the element that should take the focus, or undefined
 * when the key means nothing here. Left and right follow the reading direction.
 */
export function findRovingTarget<E extends HTMLElement>(
  event: KeyboardEvent<HTMLElement>,
  items: E[],
  axis: "horizontal" | "vertical",
): E | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const [previous, next] =
    axis === "vertical" ? ["ArrowUp", "ArrowDown"] : isRtl ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const current = items.indexOf(document.activeElement as E);
  switch (event.key) {
    case previous:
      return items.at(current <= 0 ? -1 : current - 1);
    case next:
      return items[(current + 1) % items.length];
    case "Home":
      return items[0];
    case "End":
      return items.at(-1);
  }
}
