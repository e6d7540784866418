import { limitWait, toApiError } from "./api-client.ts";

/** A picture on a bad line is waited for longer than an answer, in milliseconds. */
const FILE_WITHIN_MS = 30_000;

/** A file of our own server, such as a picture; throws ApiError. */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(path, { credentials: "include", signal: limitWait(FILE_WITHIN_MS, signal) });
  if (!response.ok) throw toApiError(response, await response.text());
  return response.blob();
}

/** A file that the build has made, as JSON; a page may have asked for it ahead. */
export async function fetchBuilt<Content>(path: string): Promise<Content> {
  const response = await fetch(path, { signal: limitWait(FILE_WITHIN_MS) });
  if (!response.ok) throw toApiError(response, await response.text());
  return response.json();
}
