import { useEffect, useRef } from "react";
import { useLocale } from "../i18n/messages.ts";
import { describePage, namePage } from "../i18n/page-texts.ts";
import type { Page } from "../page-engine/page.ts";

/** Sets title and description of the page shown, and after a navigation moves to its top and gives its main part the focus. */
export function useDocumentHead(page: Page, description: string | undefined): void {
  const { path, name } = page;
  const locale = useLocale();
  const lastPath = useRef(path);
  const brought = useRef<string | undefined>(`${name} ${locale}`);
  const title = namePage(page, locale);
  const words = description && describePage(name, description, locale);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // The page that was asked for brings its description with it, in the language it was made in.
    if (`${name} ${locale}` === brought.current || words === undefined) return;
    brought.current = undefined;
    document.querySelector('meta[name="description"]')?.setAttribute("content", words);
  }, [name, locale, words]);

  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    if (window.location.hash !== "") return;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [path]);
}
