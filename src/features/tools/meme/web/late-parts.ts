import { lazyPart } from "#web/lib/lazy-part.ts";

/** Needed once there is an upload. */
export const picturePlacing = lazyPart(() => import("./picture-placing.ts"));
/** Needed once its tab is opened. */
export const memeLook = lazyPart(async () => (await import("./meme-look.tsx")).MemeLook);
/** Needed once a meme was made. */
export const memeResult = lazyPart(async () => (await import("./meme-result.tsx")).MemeResult);

export const lateParts = [memeLook, picturePlacing, memeResult];
