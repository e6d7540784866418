/** URL → page: shows the page of the current path, its chunk loaded once and kept. */
import { useState } from "react";
import { useLocation } from "wouter";
import { useDocumentHead } from "../layout/use-document-head.ts";
import { type LazyPart, lazyPart, useLazyPart } from "../lib/lazy-part.ts";
import type { LoadedPage, Page } from "./page.ts";
import { findPage } from "./page-table.ts";

const parts = new Map<Page, LazyPart<LoadedPage>>();

function getPart(page: Page): LazyPart<LoadedPage> {
  const part = parts.get(page) ?? lazyPart(page.load);
  parts.set(page, part);
  return part;
}

/** Loads a page ahead of showing it: before hydration, at build, or when a link is about to be followed. */
export function preloadPage(path: string): Promise<LoadedPage> {
  return getPart(findPage(path)).load();
}

/** Until the next page's chunk is here the last page stays: nothing flashes, and nothing goes when it does not come. */
function useLoadedPage(page: Page): LoadedPage | undefined {
  const loaded = useLazyPart(getPart(page));
  const [last, setLast] = useState(loaded);
  if (loaded !== undefined && loaded !== last) setLast(loaded);
  return loaded ?? last;
}

export function CurrentPage() {
  const [path] = useLocation();
  const page = findPage(path);
  const loaded = useLoadedPage(page);
  useDocumentHead(page, getPart(page).loaded?.description);
  return loaded && <loaded.Page />;
}
