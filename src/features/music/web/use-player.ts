import { useSyncExternalStore } from "react";
import { tracks } from "#pack/tracks.catalog.ts";
import {
  type DeckKey,
  type ListedTrack,
  movePlayer,
  type PlayerEvent,
  type PlayerState,
  pressDeck,
  pressTrack,
  restorePlayer,
  setVolume,
  type TrackFilter,
} from "../music.rules.ts";
import { createPlayerAudio, type PlayerAudio, type PlayerTime } from "./player-audio.ts";

let current: PlayerAudio | undefined;

function getAudio(): PlayerAudio {
  current ??= createPlayerAudio(() => {
    current = undefined;
  });
  return current;
}

/** What prerendered pages show: nobody has been here before. */
const FIRST = restorePlayer(undefined, tracks);
const FIRST_TIME: PlayerTime = { seconds: 0, bufferedSeconds: 0 };

function subscribe(listener: () => void): () => void {
  return getAudio().subscribe(listener);
}

const getState = () => getAudio().getState();
const getTime = () => getAudio().getTime();
const getFirstState = () => FIRST.state;
const getFirstTime = () => FIRST_TIME;

const getTracks = () => getAudio().getTracks();
const getFirstTracks = () => tracks;

/** All tracks there are; on prerendered pages those of the pack. */
export function useTracks(): readonly ListedTrack[] {
  return useSyncExternalStore(subscribe, getTracks, getFirstTracks);
}

export function usePlayerState(): PlayerState {
  return useSyncExternalStore(subscribe, getState, getFirstState);
}

export function usePlayerTime(): PlayerTime {
  return useSyncExternalStore(subscribe, getTime, getFirstTime);
}

type Shelf = Parameters<typeof movePlayer>[2];

function update(change: (state: PlayerState, shelf: Shelf) => PlayerState): void {
  getAudio().update((state) => change(state, { tracks: getTracks(), chance: getAudio().getChance() }));
}

/** What listeners can do; the same functions for every control of the site. */
export const player = {
  dispatch: (event: PlayerEvent) => update((state, shelf) => movePlayer(state, event, shelf)),
  pressTrack: (trackId: string, shown: TrackFilter) => update((state) => pressTrack(state, trackId, shown)),
  pressDeck: (key: DeckKey, shown: TrackFilter) => update((state, shelf) => pressDeck(state, key, shown, shelf)),
  /** A key on the music page is a press on its deck, in whatever list was pressed last. */
  pressKey: (key: DeckKey, isMusicPage: boolean) =>
    update((state, shelf) =>
      isMusicPage && state.queueId === "home" ? pressDeck(state, key, "all", shelf) : movePlayer(state, key, shelf),
    ),
  setVolume: (volume: number) => update((state) => setVolume(state, volume)),
  change: (change: (state: PlayerState) => PlayerState) => update(change),
  seek: (seconds: number) => getAudio().seek(seconds),
  getSeconds: () => getTime().seconds,
  jump: (seconds: number) => getAudio().seek(getTime().seconds + seconds),
};
