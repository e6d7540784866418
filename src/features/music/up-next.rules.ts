import { UP_NEXT_MAX } from "./music.rules.ts";

/** What a listener can do with the tracks that wait to be played next. */
export type UpNextChange = (ids: readonly string[]) => readonly string[];

/** Plays it directly after what is on. */
export function putFirst(trackId: string): UpNextChange {
  return (ids) => [trackId, ...ids.filter((id) => id !== trackId)].slice(0, UP_NEXT_MAX);
}

/** Puts it behind all others that wait; what waits already stays where it is. */
export function putLast(trackId: string): UpNextChange {
  return (ids) => (ids.includes(trackId) ? ids : [...ids, trackId].slice(0, UP_NEXT_MAX));
}

export function takeOff(trackId: string): UpNextChange {
  return (ids) => ids.filter((id) => id !== trackId);
}

/** Moves it by so many places, at most to the ends. */
export function moveBy(trackId: string, places: number): UpNextChange {
  return (ids) => {
    const from = ids.indexOf(trackId);
    if (from < 0) return ids;
    const rest = ids.filter((id) => id !== trackId);
    const to = Math.max(0, Math.min(rest.length, from + places));
    return [...rest.slice(0, to), trackId, ...rest.slice(to)];
  };
}
