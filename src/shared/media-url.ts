/** Where the server serves the pack's pictures. */
export const MEDIA_PREFIX = "/api/static/";

/**
 * Address of a file in the pack's `media`, such as `pfps/ACME-001-256.webp`. It carries a piece of the file's hash, so
 * that browsers may keep the file forever and still get the next version at once.
 */
export function createMediaUrl(hashes: Readonly<Record<string, string>>, path: string): string {
  const hash = hashes[path];
  if (hash === undefined) throw new Error(`the pack has no media file ${path}`);
  const dot = path.lastIndexOf(".");
  return `${MEDIA_PREFIX}${path.slice(0, dot)}.${hash}${path.slice(dot)}`;
}
