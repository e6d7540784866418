import { createError } from "#server/errors.ts";
import { BUSY_HEADERS, createKeyedMutex } from "#server/semaphore.ts";
import { boardsErrors } from "../boards.errors.ts";

/** Searches that may wait for each other. */
const QUEUE_MAX = 40;
/** All who are not logged in wait for each other: whoever asks from a thousand addresses is in nobody's way but theirs. */
const GUESTS = "guests";

const acquire = createKeyedMutex({
  queueMax: QUEUE_MAX,
  createBusyError: () => createError(boardsErrors, "boards.search_busy", { headers: BUSY_HEADERS }),
});

interface Search {
  viewerId: string | undefined;
  /** What is looked for; a list that is only read on does not wait. */
  texts: readonly string[];
}

/** Reads a list that may be searched: one search of a member at a time, and one of all guests together. */
export function limitSearches<Result>({ viewerId, texts }: Search, read: () => Promise<Result>): Promise<Result> {
  return texts.every((text) => text === "") ? read() : acquire(viewerId ?? GUESTS, read);
}
