import { useEffect, useRef } from "react";
import { pack } from "#shared/pack.ts";
import { useMessages } from "../i18n/messages.ts";
import { routeMessages } from "../routes.messages.ts";
import type { Route } from "../routes.ts";

/** Sets title and description of the page shown, and after a navigation moves to its top and gives its main part the focus. */
export function useDocumentHead(route: Route): void {
  const t = useMessages(routeMessages);
  const lastPath = useRef(route.path);
  const title = t(route.title, { name: pack.name, ticker: pack.ticker });
  const description = t(route.description, { name: pack.name, ticker: pack.ticker });

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);

  useEffect(() => {
    if (lastPath.current === route.path) return;
    lastPath.current = route.path;
    if (window.location.hash !== "") return;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [route.path]);
}
