import { BOARD_SEARCH_MAX } from "#features/boards/board.rules.ts";
import { useBoardFilters } from "#features/boards/web/use-board-filters.ts";
import { MEETUP_SORTS } from "../meetup-address.rules.ts";
import { MEETUP_TAGS } from "../meetup-tags.catalog.ts";
import type { MeetupFilters } from "./meetups.api.ts";

const WHOLE_BOARD = { q: "", city: "", tags: "all", sort: "event-date" };

/** An address can say anything; what the board does not know counts as not said. */
function pick<Value extends string>(value: string, known: readonly Value[], otherwise: Value): Value {
  return known.find((one) => one === value) ?? otherwise;
}

/** What the visitor looks for, named as in the address and in the call. */
export function useMeetupFilters() {
  const { filters, ...rest } = useBoardFilters(WHOLE_BOARD);
  const known: MeetupFilters = {
    q: filters.q.slice(0, BOARD_SEARCH_MAX),
    city: filters.city.slice(0, BOARD_SEARCH_MAX),
    tags: pick(filters.tags, ["all", ...MEETUP_TAGS], "all"),
    sort: pick(filters.sort, MEETUP_SORTS, "event-date"),
  };
  return { filters: known, ...rest };
}
