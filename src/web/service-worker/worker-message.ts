/** What a page says to the service worker. */
export type WorkerMessage =
  /** The visitor has agreed to the new version: take over now. */
  | { type: "take-over" }
  /** Have this ready for a visit without a line: pages and files of the site; the worker leaves out what it never keeps. */
  | { type: "keep"; urls: readonly string[] };
