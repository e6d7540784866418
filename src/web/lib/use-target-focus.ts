import { type RefObject, useEffect } from "react";

/**
 * The focus for the part of a page that a link names behind its `#`: once the part is there, for it comes after the page,
 * when the browser has given up looking for it, and again whenever such a link is followed. The layout brings it into sight.
 */
export function useTargetFocus(ref: RefObject<HTMLElement | null>, anchor: string | undefined): void {
  useEffect(() => {
    if (anchor === undefined) return;
    function take() {
      if (window.location.hash === `#${anchor}`) ref.current?.focus({ preventScroll: true });
    }
    take();
    window.addEventListener("pushState", take);
    return () => window.removeEventListener("pushState", take);
  }, [ref, anchor]);
}
