import { type LazyPart, tellMissingPart, useLazyPart } from "./lazy-part.ts";

/** A part that a person has asked for. When it does not arrive they are told, and `giveUp` takes the wish back. */
export function useLoadedPart<Part>(part: LazyPart<Part>, isWanted: boolean, giveUp: () => void): Part | undefined {
  return useLazyPart(part, {
    isWanted,
    onFailure() {
      giveUp();
      tellMissingPart();
    },
  });
}
