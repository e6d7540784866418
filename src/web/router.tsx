/** URL → page: shows the page of the current path, its chunk loaded once and kept. */
import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useDocumentHead } from "./layout/use-document-head.ts";
import { findRoute, type Route } from "./routes.ts";

const loadedPages = new Map<string, ComponentType>();

/** Loads a page ahead of showing it: before hydration, at build, or when a link is about to be followed. */
export async function preloadPage(path: string): Promise<void> {
  const route = findRoute(path);
  if (!loadedPages.has(route.path)) loadedPages.set(route.path, await route.load());
}

function useLoadedPage(route: Route): ComponentType | undefined {
  const [shownPath, setShownPath] = useState(route.path);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    preloadPage(route.path).then(
      () => isCurrent && setShownPath(route.path),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [route.path]);
  if (failure !== undefined) throw failure;
  // Until the next page's chunk is here the last page stays, so that nothing flashes.
  return loadedPages.get(route.path) ?? loadedPages.get(shownPath);
}

export function CurrentPage() {
  const [path] = useLocation();
  const route = findRoute(path);
  const Page = useLoadedPage(route);
  useDocumentHead(route);
  return Page && <Page />;
}
