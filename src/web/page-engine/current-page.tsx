/** URL → page: shows the page of the current path, its chunk loaded once and kept. */
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useDocumentHead } from "../layout/use-document-head.ts";
import type { LoadedPage, Page } from "./page.ts";
import { findPage } from "./page-table.ts";

const loadedPages = new Map<string, LoadedPage>();

/** Loads a page ahead of showing it: before hydration, at build, or when a link is about to be followed. */
export async function preloadPage(path: string): Promise<LoadedPage> {
  const page = findPage(path);
  const loaded = loadedPages.get(page.path) ?? (await page.load());
  loadedPages.set(page.path, loaded);
  return loaded;
}

function useLoadedPage(route: Page): LoadedPage | undefined {
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
  const route = findPage(path);
  const loaded = useLoadedPage(route);
  useDocumentHead(route, loadedPages.get(route.path)?.description);
  return loaded && <loaded.Page />;
}
