import { tracks } from "#pack/tracks.catalog.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { readRemembered, remember } from "#web/lib/remembered.ts";
import { reportError } from "#web/lib/report-error.ts";
import {
  findPlace,
  type ListedTrack,
  movePlayer,
  type PlayerState,
  type RememberedPlayer,
  restorePlayer,
} from "../music.rules.ts";
import { loadAllTracks } from "./added-tracks.ts";
import type { PlayingExtras } from "./playing-extras.ts";

const STORAGE_KEY = "music-player";
/** How long before its end the next track is asked for, in seconds. */
const PRELOAD_SECONDS = 20;
const PLAY_FAILURE = "Playing music";

/** Changes several times a second, so it is no part of the state. */
export interface PlayerTime {
  seconds: number;
  /** How far the part that plays is loaded. */
  bufferedSeconds: number;
}

export type PlayerAudio = ReturnType<typeof createPlayerAudio>;

function getAudioUrl({ file }: ListedTrack): string {
  return `/api/audio/${file}`;
}

/**
 * The one audio element of the site and the state that it follows; what the element does by itself, the state follows in
 * turn. It stands outside React: a press starts it within the press, as phones demand, and no page takes it along.
 */
export function createPlayerAudio(onDispose: () => void) {
  const audio = document.createElement("audio");
  const ending = new AbortController();
  const listeners = new Set<() => void>();
  const firstFacts = readRemembered<Partial<RememberedPlayer>>(STORAGE_KEY);
  const restored = restorePlayer(firstFacts, tracks);
  let shelf: readonly ListedTrack[] = tracks;
  let state = restored.state;
  let time: PlayerTime = { seconds: restored.seconds, bufferedSeconds: 0 };
  /** Drawn anew for each record, so that what comes next is known before it comes. */
  let chance = Math.random();
  let extras: PlayingExtras | undefined;
  let startCount = 0;
  let remembered = "";

  function announce(): void {
    save();
    for (const listener of listeners) listener();
  }

  function save(): void {
    const { trackId, volume, isMuted, isShuffled, isRepeating, isMinimised, upNext } = state;
    const seconds = Math.floor(time.seconds);
    const facts = {
      trackId,
      seconds,
      volume,
      isMuted,
      isShuffled,
      isRepeating,
      isMinimised,
      upNext,
    } satisfies RememberedPlayer;
    const text = JSON.stringify(facts);
    if (text !== remembered) remember(STORAGE_KEY, facts);
    remembered = text;
  }

  function setVolume(): void {
    audio.volume = state.isMuted ? 0 : state.volume / 100;
    // Where only the system sets the volume, as on iPhones, muting is what a page can do.
    audio.muted = state.isMuted;
  }

  function setSource(): void {
    const { track } = findPlace(shelf, state);
    if (track) audio.src = getAudioUrl(track);
  }

  /** What only who listens needs comes with the first start. */
  async function bringExtras(): Promise<void> {
    const { createPlayingExtras } = await import("./playing-extras.ts");
    if (ending.signal.aborted || extras !== undefined) return;
    extras = createPlayingExtras(() => state.isPlaying && react("pause"));
    if (state.isPlaying) extras.claimSound();
  }

  function start(): void {
    if (extras === undefined) bringExtras().catch(() => undefined);
    else extras.claimSound();
    startCount += 1;
    const thisStart = startCount;
    if (audio.error !== null) audio.load();
    audio.play().catch((error: unknown) => {
      // What a pause or the next track cut short did not fail; what the element calls an error it reports itself.
      if (thisStart !== startCount || audio.error !== null) return;
      fail(error);
    });
  }

  function fail(error: unknown): void {
    reportError(error, PLAY_FAILURE);
    update((current) => movePlayer(current, "fail", { tracks: shelf, chance: 0 }));
  }

  function update(change: (current: PlayerState) => PlayerState): void {
    const before = state;
    state = change(before);
    const isOtherTurn = state.turn !== before.turn;
    if (state.trackId !== before.trackId) setSource();
    else if (isOtherTurn) audio.currentTime = 0;
    if (isOtherTurn) {
      time = { seconds: 0, bufferedSeconds: 0 };
      chance = Math.random();
    }
    if (state.volume !== before.volume || state.isMuted !== before.isMuted) setVolume();
    if (state.isPlaying && (isOtherTurn || !before.isPlaying)) {
      start();
      recordEvent("track_played", { track: state.trackId });
    }
    if (!state.isPlaying && before.isPlaying) {
      startCount += 1;
      audio.pause();
    }
    announce();
  }

  /** Brings the tracks that were added; one of them was perhaps on when the visitor left. */
  async function completeShelf(): Promise<void> {
    shelf = await loadAllTracks(ending.signal);
    const again = restorePlayer(firstFacts, shelf);
    const isUntouched = state.turn === 0 && !state.isPlaying && state.trackId === restored.state.trackId;
    if (isUntouched && again.state.trackId !== state.trackId) {
      state = { ...state, queueId: again.state.queueId, trackId: again.state.trackId };
      time = { seconds: again.seconds, bufferedSeconds: 0 };
      setSource();
    }
    announce();
  }

  function setTime(seconds: number): void {
    const { buffered, currentTime } = audio;
    let bufferedSeconds = 0;
    for (let part = 0; part < buffered.length; part += 1) {
      if (buffered.start(part) <= currentTime && currentTime <= buffered.end(part))
        bufferedSeconds = buffered.end(part);
    }
    time = { seconds, bufferedSeconds };
    if (state.isPlaying && audio.duration - seconds < PRELOAD_SECONDS) preloadNext();
    announce();
  }

  function preloadNext(): void {
    const next = findPlace(shelf, movePlayer(state, "end", { tracks: shelf, chance })).track;
    if (next !== undefined && next.id !== state.trackId) extras?.preload(getAudioUrl(next));
  }

  /** Before the track is there, the wish is kept until it is. */
  function seek(seconds: number): void {
    const { track } = findPlace(shelf, state);
    const wanted = Math.min(Math.max(0, seconds), track?.durationSeconds ?? 0);
    if (audio.readyState > HTMLMediaElement.HAVE_NOTHING) audio.currentTime = wanted;
    setTime(wanted);
  }

  function dispose(): void {
    ending.abort();
    extras?.close();
    startCount += 1;
    audio.pause();
    audio.removeAttribute("src");
    audio.remove();
    onDispose();
  }

  const react = (event: "end" | "pause") => update((current) => movePlayer(current, event, { tracks: shelf, chance }));
  const { signal } = ending;
  audio.addEventListener(
    "loadedmetadata",
    () => {
      if (audio.currentTime < time.seconds && time.seconds < audio.duration) audio.currentTime = time.seconds;
    },
    { signal },
  );
  for (const type of ["timeupdate", "progress"]) {
    // A track that is being exchanged or asked for again stands at 0 for a moment.
    const follow = () => audio.readyState > HTMLMediaElement.HAVE_NOTHING && setTime(audio.currentTime);
    audio.addEventListener(type, follow, { signal });
  }
  audio.addEventListener("ended", () => react("end"), { signal });
  // Headphones pulled out, or a call: the browser itself pauses. The end of a track pauses too.
  audio.addEventListener("pause", () => audio.paused && !audio.ended && state.isPlaying && react("pause"), { signal });
  audio.addEventListener("error", () => fail(new Error(`Media error ${audio.error?.code}: ${audio.error?.message}`)), {
    signal,
  });

  audio.preload = "none";
  setSource();
  setVolume();
  document.body.append(audio);
  // Without the network there is still the music of the pack.
  completeShelf().catch(() => undefined);

  return {
    getTracks: () => shelf,
    getChance: () => chance,
    getState: () => state,
    getTime: () => time,
    update,
    seek,
    /** It is there as long as anything shows its controls. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) dispose();
      };
    },
  };
}
