import { createError } from "#server/errors.ts";
import { BUSY_HEADERS, createKeyedMutex } from "#server/semaphore.ts";
import { boardsErrors } from "../boards.errors.ts";

/** Searches that may wait in one lane. */
const QUEUE_MAX = 40;
/** One lane for all who are not logged in: whoever asks from a thousand addresses is in nobody's way but theirs. */
const GUESTS = "guests";

const acquireLane = createKeyedMutex({
  queueMax: QUEUE_MAX,
  createBusyError: () => createError(boardsErrors, "boards.search_busy", { headers: BUSY_HEADERS }),
});

interface Search {
  viewerId: string | undefined;
  /** What is looked for; a list that is only read on needs no lane. */
  texts: readonly string[];
}

/** Reads a list that may be searched: one search of a member at a time, and one of all guests together. */
export function searchInLane<Result>({ viewerId, texts }: Search, read: () => Promise<Result>): Promise<Result> {
  return texts.every((text) => text === "") ? read() : acquireLane(viewerId ?? GUESTS, read);
}
