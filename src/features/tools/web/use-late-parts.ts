import { useEffect } from "react";
import type { LazyPart } from "#web/lib/lazy-part.ts";

/** Quiet after the editor is there, in milliseconds: its first load carries only what everybody uses. */
const QUIET_MS = 3000;

/** Brings them before they are needed, so that the editor works without a connection. The list is the same at every call. */
export function useLateParts(parts: readonly LazyPart<unknown>[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failure shows when the part is wanted.
      for (const part of parts) part.load().catch(() => undefined);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [parts]);
}
