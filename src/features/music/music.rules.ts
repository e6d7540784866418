import { type Track, type TrackCategory, trackCategories } from "#pack/tracks.catalog.ts";

/** Of 100, from the specification: where the player starts, and where it is loud again after 0. */
const DEFAULT_VOLUME = 70;
/** Shuffle leaves out this many of the tracks heard last, and never more than half of a list. */
const RECENT_TRACKS = 5;
/** How far back the previous track can be asked for while shuffling. */
const HISTORY_LENGTH = 50;

/** By which a key moves the needle, in seconds. */
export const SCRUB_SECONDS = 5;
/** Tracks that can wait to be played next. */
export const UP_NEXT_MAX = 50;

/** Characters of what is said of an added track. */
export const TRACK_TITLE_MAX = 80;
export const TRACK_ARTIST_MAX = 60;
/** Tracks that can be added to those of the pack. */
export const ADDED_TRACKS_MAX = 200;

/** The names of the pack's categories, as calls and rows have them. */
export const TRACK_CATEGORIES = trackCategories.map(({ id }) => id) as [TrackCategory, ...TrackCategory[]];

/** A track of the pack, or one that was added. */
export interface ListedTrack extends Track {
  /** Where it is not the community itself. */
  artist?: string;
  /** In place of the cover of the pack. */
  coverUrl?: string;
}

/** What the music page can show: everything, or one category. */
export type TrackFilter = "all" | TrackCategory;
/** The list in which play was pressed last; what listeners put up next comes before it. Next, previous and shuffle stay in it, whatever is shown meanwhile. */
export type QueueId = "home" | TrackFilter;

export interface PlayerState {
  /** Until the visitor first touches the page. */
  needsTouch: boolean;
  isPlaying: boolean;
  /** The last start failed; nothing has been pressed since. */
  hasFailed: boolean;
  isMuted: boolean;
  /** From 1 to 100; being silent is being muted. */
  volume: number;
  isShuffled: boolean;
  isRepeating: boolean;
  isMinimised: boolean;
  queueId: QueueId;
  trackId: string;
  /** What listeners have asked for, before the list goes on; each track once. */
  upNext: readonly string[];
  /** Where the list goes on after what was asked for. */
  leftOffId?: string | undefined;
  /** What was left behind on the way here, the latest last. */
  playedIds: readonly string[];
  /** How often the record was changed: the same track may start anew. */
  turn: number;
}

export type PlayerEvent =
  | "touch"
  | "toggle"
  | "play"
  | "pause"
  | "fail"
  | "next"
  | "previous"
  | "end"
  | "mute"
  | "shuffle"
  | "repeat"
  | "minimise"
  | "expand";

export type DeckKey = "toggle" | "next" | "previous";

/** What a browser keeps from visit to visit. The list is not kept: each visit begins in the home player's list. */
export interface RememberedPlayer {
  trackId: string;
  seconds: number;
  volume: number;
  isMuted: boolean;
  isShuffled: boolean;
  isRepeating: boolean;
  isMinimised: boolean;
  upNext: readonly string[];
}

interface Shelf {
  tracks: readonly ListedTrack[];
  /** From 0 to 1, drawn anew for each event. */
  chance: number;
}

export function listQueue(tracks: readonly ListedTrack[], queueId: QueueId): readonly ListedTrack[] {
  if (queueId === "all") return tracks;
  return tracks.filter((track) => (queueId === "home" ? track.isInHomePlayer : track.category === queueId));
}

function hasTrack(tracks: readonly ListedTrack[], queueId: QueueId, trackId: string): boolean {
  return listQueue(tracks, queueId).some(({ id }) => id === trackId);
}

/** What plays, and its place in the list, counted from 1; what was asked for from elsewhere has the place that was left. */
export function findPlace(tracks: readonly ListedTrack[], { queueId, trackId, leftOffId }: PlayerState) {
  const queue = listQueue(tracks, queueId);
  const track = tracks.find(({ id }) => id === trackId);
  const index = queue.findIndex(({ id }) => id === trackId);
  const place = index < 0 ? queue.findIndex(({ id }) => id === leftOffId) : index;
  return { track, n: place + 1, total: queue.length };
}

/** Pressing play is a first touch too; being told to play from outside the page, by a media key, is none. */
export function movePlayer(state: PlayerState, event: PlayerEvent, shelf: Shelf): PlayerState {
  switch (event) {
    case "touch":
      return { ...state, needsTouch: false };
    case "toggle":
      return { ...state, needsTouch: false, isPlaying: !state.isPlaying, hasFailed: false };
    case "play":
      return state.needsTouch ? state : { ...state, isPlaying: true, hasFailed: false };
    case "pause":
      return { ...state, isPlaying: false };
    case "fail":
      return { ...state, isPlaying: false, hasFailed: true };
    case "next":
      return goOn(state, shelf);
    case "previous":
      return goBack(state, shelf);
    case "end":
      return state.isRepeating ? putOn(state, state.trackId, state.playedIds) : goOn(state, shelf);
    case "mute":
      return { ...state, isMuted: !state.isMuted };
    case "shuffle":
      return { ...state, isShuffled: !state.isShuffled };
    case "repeat":
      return { ...state, isRepeating: !state.isRepeating };
    case "minimise":
      return { ...state, isMinimised: true };
    case "expand":
      return { ...state, isMinimised: false };
  }
}

/** A press on a track of the list that is shown: it plays from there. On the one that plays already it is a pause. */
export function pressTrack(state: PlayerState, trackId: string, shown: TrackFilter): PlayerState {
  if (trackId === state.trackId && state.isPlaying) return { ...state, isPlaying: false };
  const started = { ...state, queueId: shown, needsTouch: false, isPlaying: true, hasFailed: false };
  return trackId === state.trackId ? started : putOn(started, trackId, [...state.playedIds, state.trackId]);
}

/**
 * A press on the deck of the music page. Play takes the list that is shown for its queue if the record is from it. The
 * home player's list is not to be seen there, so that pressing anything in it goes on in all tracks.
 */
export function pressDeck(state: PlayerState, key: DeckKey, shown: TrackFilter, shelf: Shelf): PlayerState {
  const isPause = key === "toggle" && state.isPlaying;
  const isFromShown = key === "toggle" && hasTrack(shelf.tracks, shown, state.trackId);
  const isFromHome = state.queueId === "home";
  const queueId = isPause ? state.queueId : isFromShown ? shown : isFromHome ? "all" : state.queueId;
  return movePlayer({ ...state, queueId }, key, shelf);
}

export function setVolume(state: PlayerState, volume: number): PlayerState {
  if (volume <= 0) return { ...state, isMuted: true, volume: DEFAULT_VOLUME };
  return { ...state, isMuted: false, volume: Math.min(100, Math.round(volume)) };
}

function putOn(state: PlayerState, trackId: string, playedIds: readonly string[]): PlayerState {
  return {
    ...state,
    trackId,
    leftOffId: undefined,
    playedIds: playedIds.slice(-HISTORY_LENGTH),
    hasFailed: false,
    turn: state.turn + 1,
  };
}

/** Takes what was asked for out of what waits; the list itself stays where it was. */
function playAsked(state: PlayerState, askedId: string): PlayerState {
  const upNext = state.upNext.filter((id) => id !== askedId);
  const leftOffId = state.leftOffId ?? state.trackId;
  return { ...putOn(state, askedId, [...state.playedIds, state.trackId]), upNext, leftOffId };
}

function goOn(state: PlayerState, { tracks, chance }: Shelf): PlayerState {
  const askedId = state.upNext.find((id) => tracks.some((track) => track.id === id));
  if (askedId !== undefined) return playAsked(state, askedId);
  const ids = listQueue(tracks, state.queueId).map(({ id }) => id);
  const playedIds = [...state.playedIds, state.trackId];
  const nextId = state.isShuffled
    ? drawTrack(ids, playedIds, chance)
    : ids[(ids.indexOf(state.leftOffId ?? state.trackId) + 1) % ids.length];
  return putOn(state, nextId ?? state.trackId, playedIds);
}

/** While shuffling, back is where the listener comes from; in order it is the track above, the last one from the first. */
function goBack(state: PlayerState, { tracks }: Shelf): PlayerState {
  const ids = listQueue(tracks, state.queueId).map(({ id }) => id);
  const cameFrom = state.playedIds.at(-1);
  if (state.isShuffled && cameFrom !== undefined && ids.includes(cameFrom)) {
    return putOn(state, cameFrom, state.playedIds.slice(0, -1));
  }
  if (state.leftOffId !== undefined) return putOn(state, state.leftOffId, state.playedIds);
  const index = ids.indexOf(state.trackId);
  return putOn(state, ids[(index - 1 + ids.length) % ids.length] ?? state.trackId, state.playedIds);
}

function drawTrack(ids: readonly string[], playedIds: readonly string[], chance: number): string | undefined {
  const heard = playedIds.filter((id) => ids.includes(id));
  const recentCount = Math.min(RECENT_TRACKS, Math.floor(ids.length / 2));
  const recent = heard.slice(heard.length - recentCount);
  const choice = ids.filter((id) => !recent.includes(id));
  return choice[Math.floor(chance * choice.length)];
}

/** Always paused: music never starts by itself. A track that the catalogue has lost is the first one from its start. */
export function restorePlayer(
  remembered: Partial<RememberedPlayer> | null | undefined,
  tracks: readonly ListedTrack[],
): { state: PlayerState; seconds: number } {
  const home = listQueue(tracks, "home");
  const known = tracks.find(({ id }) => id === remembered?.trackId);
  const seconds = Number(remembered?.seconds);
  const volume = Number(remembered?.volume);
  return {
    state: {
      needsTouch: true,
      isPlaying: false,
      hasFailed: false,
      isMuted: remembered?.isMuted === true,
      volume: volume >= 1 && volume <= 100 ? volume : DEFAULT_VOLUME,
      isShuffled: remembered?.isShuffled === true,
      isRepeating: remembered?.isRepeating === true,
      isMinimised: remembered?.isMinimised === true,
      queueId: known && !known.isInHomePlayer ? "all" : "home",
      trackId: (known ?? home[0])?.id ?? "",
      upNext: readUpNext(remembered?.upNext),
      playedIds: [],
      turn: 0,
    },
    seconds: known && seconds > 0 && seconds < Number.POSITIVE_INFINITY ? seconds : 0,
  };
}

/** What the catalogue has lost is passed over when its turn comes: tracks that were added arrive later. */
function readUpNext(ids: unknown): readonly string[] {
  if (!Array.isArray(ids)) return [];
  return ids.filter((id) => typeof id === "string").slice(0, UP_NEXT_MAX);
}

/** Minutes and seconds, as players write them: 1:04. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export function countMinutes(tracks: readonly ListedTrack[]): number {
  return Math.round(tracks.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60);
}
