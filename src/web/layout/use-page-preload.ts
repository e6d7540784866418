import { useEffect } from "react";
import { preloadPage } from "../router.tsx";

const SIGNS_OF_INTEREST = ["pointerover", "focusin", "touchstart"] as const;

function preloadTarget(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.target !== "" || link.origin !== window.location.origin) return;
  // A chunk that does not arrive shows when the link is really followed.
  preloadPage(link.pathname).catch(() => undefined);
}

/** Fetches a page's chunk as soon as the visitor points at a link to it, focuses or touches it. */
export function usePagePreload(): void {
  useEffect(() => {
    for (const type of SIGNS_OF_INTEREST) document.addEventListener(type, preloadTarget, { passive: true });
    return () => {
      for (const type of SIGNS_OF_INTEREST) document.removeEventListener(type, preloadTarget);
    };
  }, []);
}
