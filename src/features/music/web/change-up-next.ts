import type { UpNextChange } from "../up-next.rules.ts";
import { player } from "./use-player.ts";

/** What listeners ask for, kept with the player. */
export function changeUpNext(change: UpNextChange): void {
  player.change((state) => ({ ...state, upNext: change(state.upNext) }));
}
