/** Loudness from 0 to 1 while not muted, from the specification. */
export const PLAYER_VOLUME = 0.7;

export interface PlayerState {
  /** Until the visitor first touches the page. */
  isLocked: boolean;
  isPlaying: boolean;
  isMuted: boolean;
  isMinimised: boolean;
  trackIndex: number;
  /** How often the record was changed: a list of one track starts anew too. */
  turn: number;
}

export type PlayerEvent = "unlock" | "toggle" | "play" | "pause" | "next" | "mute" | "minimise" | "expand";

/** What a browser keeps from visit to visit. */
export interface RememberedPlayer {
  trackId: string;
  seconds: number;
  isMuted: boolean;
  isMinimised: boolean;
}

/** Pressing play is a first touch too; being told to play from outside the page, by a media key, is none. */
export function movePlayer(state: PlayerState, event: PlayerEvent, trackCount: number): PlayerState {
  switch (event) {
    case "unlock":
      return { ...state, isLocked: false };
    case "toggle":
      return { ...state, isLocked: false, isPlaying: !state.isPlaying };
    case "play":
      return { ...state, isPlaying: !state.isLocked };
    case "pause":
      return { ...state, isPlaying: false };
    case "next":
      return { ...state, trackIndex: (state.trackIndex + 1) % trackCount, turn: state.turn + 1 };
    case "mute":
      return { ...state, isMuted: !state.isMuted };
    case "minimise":
      return { ...state, isMinimised: true };
    case "expand":
      return { ...state, isMinimised: false };
  }
}

/** Always paused: music never starts by itself. A track that the list has lost is the first one from its start. */
export function restorePlayer(
  remembered: Partial<RememberedPlayer> | null | undefined,
  trackIds: readonly string[],
): { state: PlayerState; seconds: number } {
  const index = trackIds.indexOf(remembered?.trackId ?? "");
  const seconds = Number(remembered?.seconds);
  return {
    state: {
      isLocked: true,
      isPlaying: false,
      isMuted: remembered?.isMuted === true,
      isMinimised: remembered?.isMinimised === true,
      trackIndex: Math.max(0, index),
      turn: 0,
    },
    seconds: index >= 0 && seconds > 0 && seconds < Number.POSITIVE_INFINITY ? seconds : 0,
  };
}
