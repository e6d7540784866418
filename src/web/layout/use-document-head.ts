import { useEffect, useRef } from "react";
import { pack } from "#shared/pack.ts";
import { createTranslate, useLocale, useMessages } from "../i18n/messages.ts";
import { reportError } from "../lib/report-error.ts";
import { routeMessages } from "../routes.messages.ts";
import type { Route, RouteName } from "../routes.ts";

const values = { name: pack.name, ticker: pack.ticker };

async function describePage(name: RouteName, locale: string): Promise<string> {
  const { descriptionMessages } = await import("../descriptions.messages.ts");
  return createTranslate(descriptionMessages, locale)(name, values);
}

/** Sets title and description of the page shown, and after a navigation moves to its top and gives its main part the focus. */
export function useDocumentHead({ path, name }: Route): void {
  const t = useMessages(routeMessages);
  const locale = useLocale();
  const lastPath = useRef(path);
  const brought = useRef<string | undefined>(`${name} ${locale}`);
  const title = t(name, values);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    // The page that was asked for brings its description with it, in the language it was made in.
    if (`${name} ${locale}` === brought.current) return;
    brought.current = undefined;
    let isCurrent = true;
    describePage(name, locale).then((description) => {
      if (isCurrent) document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    }, reportError);
    return () => {
      isCurrent = false;
    };
  }, [name, locale]);

  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    if (window.location.hash !== "") return;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [path]);
}
