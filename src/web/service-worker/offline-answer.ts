/** One page in the list of the offline page; the prerender writes it like that. */
const LISTED_PAGE = /<li data-page="([^"]+)">.*?<\/li>/gs;
/** The list with its heading, left out where nothing is kept. */
const LIST = /<section data-cached="">.*?<\/section>/s;

/** The offline page with those pages alone in its list that can be opened without a line. */
export function fillOfflinePage(html: string, cachedPaths: ReadonlySet<string>): string {
  let count = 0;
  const filled = html.replace(LISTED_PAGE, (row, path: string) => {
    if (!cachedPaths.has(path)) return "";
    count += 1;
    return row;
  });
  return count === 0 ? filled.replace(LIST, "") : filled;
}

/** Headers that say how the built file came over the wire, and not what it is. */
const WIRE_HEADERS = ["content-encoding", "content-length", "etag", "last-modified", "vary"];

/** An honest answer: what was asked for is not there, whatever stands on the page. */
export async function createOfflineAnswer(built: Response, cachedPaths: ReadonlySet<string>): Promise<Response> {
  const headers = new Headers(built.headers);
  for (const name of WIRE_HEADERS) headers.delete(name);
  headers.set("cache-control", "no-store");
  const html = fillOfflinePage(await built.text(), cachedPaths);
  return new Response(html, { status: 503, statusText: "Service Unavailable", headers });
}
