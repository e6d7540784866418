import { useLayoutEffect } from "react";

/** Where a keyboard or a screen reader goes on when the button it stood on has gone with the login or logout. */
export function focusMain(): void {
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}

/** Hands the focus on when the element that holds it leaves the page. */
export function useFocusHandover(selector: string): void {
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.closest(selector)) focusMain();
    },
    [selector],
  );
}
