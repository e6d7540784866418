import { useEffect } from "react";
import { getLocale } from "../i18n/locale.ts";
import { createTranslate } from "../i18n/messages.ts";
import { formsMessages } from "./forms.messages.ts";

/** Of the Navigation API, which not every browser has. */
interface NavigateEvent extends Event {
  destination: { url: string; sameDocument: boolean };
}

/** Whether somebody who was asked goes all the same. */
export function confirmLeaving(): boolean {
  return window.confirm(createTranslate(formsMessages, getLocale())("leave"));
}

/** Asks before the page is left with what cannot be kept: by the browser's own words, and on a walk to another page by ours. */
export function useLeaveGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    function handleNavigate(event: Event) {
      const { destination } = event as NavigateEvent;
      const isOtherPage = new URL(destination.url).pathname !== window.location.pathname;
      // Another document is asked about by the browser.
      if (isOtherPage && destination.sameDocument && event.cancelable && !confirmLeaving()) event.preventDefault();
    }
    const handleUnload = (event: Event) => event.preventDefault();
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener("navigate", handleNavigate);
    window.addEventListener("beforeunload", handleUnload);
    return () => {
      navigation?.removeEventListener("navigate", handleNavigate);
      window.removeEventListener("beforeunload", handleUnload);
    };
  }, [isActive]);
}
