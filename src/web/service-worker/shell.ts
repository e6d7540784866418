import { splitAddress } from "#shared/languages.ts";

/** What the build writes into the service worker (see scripts/service-worker.ts). */
interface Shell {
  /** Changes with any file of the shell. */
  version: string;
  /** What every page needs; an address without a hash comes with that of its content. */
  files: readonly { url: string; revision: string | null }[];
  /** Paths of the pages that are the same for everybody. */
  pages: readonly string[];
}

declare const BUILT_SHELL: Shell;

export const { version: VERSION, files: SHELL_FILES, pages: PUBLIC_PAGES } = BUILT_SHELL;

/** The page for an address that cannot be had; no route of the site, only a file. Each language has its own. */
export const OFFLINE_PAGE = "/offline.html";

/** The one in the language of an address. */
export function getOfflinePage(path: string): string {
  return splitAddress(path).base + OFFLINE_PAGE;
}
