import { useEffect } from "react";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { sending } from "../../voice/web/voice.api.ts";

/** Quiet after the editor is there, in milliseconds: its first load carries only what everybody uses. */
const QUIET_MS = 3000;

/** Needed once there is an upload. */
export const picturePlacing = lazyPart(() => import("./picture-placing.ts"));
/** Needed once its tab is opened. */
export const memeLook = lazyPart(async () => (await import("./meme-look.tsx")).MemeLook);
/** Needed once a meme was made. */
export const memeResult = lazyPart(async () => (await import("./meme-result.tsx")).MemeResult);

/** Brings them before they are needed, so that the editor works without a connection. */
export function useLateParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failure shows when the part is wanted.
      for (const part of [memeLook, picturePlacing, memeResult, sending]) part.load().catch(() => undefined);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
}
