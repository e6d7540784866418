import { describe, expect, it } from "vitest";
import { movePlayer, type PlayerEvent, type PlayerState, restorePlayer } from "./music.rules.ts";

const START = restorePlayer(undefined, ["a", "b", "c"]).state;

describe("the player", () => {
  it("starts locked, paused, loud, open, with the first track", () => {
    expect(START).toEqual({
      isLocked: true,
      isPlaying: false,
      isMuted: false,
      isMinimised: false,
      trackIndex: 0,
      turn: 0,
    });
  });

  it.each<[string, PlayerEvent, Partial<PlayerState>, Partial<PlayerState>]>([
    ["opens at the first touch", "unlock", {}, { isLocked: false }],
    ["plays when play is pressed, which is a touch", "toggle", {}, { isLocked: false, isPlaying: true }],
    [
      "pauses when pressed again",
      "toggle",
      { isLocked: false, isPlaying: true },
      { isLocked: false, isPlaying: false },
    ],
    ["ignores media keys while locked", "play", {}, {}],
    ["follows media keys afterwards", "play", { isLocked: false }, { isPlaying: true }],
    ["pauses", "pause", { isLocked: false, isPlaying: true }, { isPlaying: false }],
    ["goes on to the next track", "next", { isPlaying: true }, { trackIndex: 1, turn: 1 }],
    ["stays paused on the next track", "next", {}, { isPlaying: false, trackIndex: 1, turn: 1 }],
    ["goes from the last track to the first", "next", { trackIndex: 2, turn: 2 }, { trackIndex: 0, turn: 3 }],
    ["mutes", "mute", {}, { isMuted: true }],
    ["is loud again", "mute", { isMuted: true }, { isMuted: false }],
    ["becomes small", "minimise", {}, { isMinimised: true }],
    ["becomes large", "expand", { isMinimised: true }, { isMinimised: false }],
  ])("%s", (_what, event, before, change) => {
    const state = { ...START, ...before };
    expect(movePlayer(state, event, 3)).toEqual({ ...state, ...change });
  });

  it("starts a list of one track anew", () => {
    expect(movePlayer(START, "next", 1)).toEqual({ ...START, turn: 1 });
  });
});

describe("what a browser remembered", () => {
  const kept = { trackId: "b", seconds: 12.5, isMuted: true, isMinimised: true };

  it("comes back, paused and locked", () => {
    expect(restorePlayer(kept, ["a", "b"])).toEqual({
      state: { ...START, isMuted: true, isMinimised: true, trackIndex: 1 },
      seconds: 12.5,
    });
  });

  it.each([
    ["a track that the list lost", { ...kept, trackId: "gone" }, 0, 0],
    ["a time before the start", { ...kept, seconds: -3 }, 1, 0],
    ["a time that is no number", { ...kept, seconds: "soon" as unknown as number }, 1, 0],
    ["nothing at all", null, 0, 0],
  ])("falls back for %s", (_what, remembered, trackIndex, seconds) => {
    const restored = restorePlayer(remembered, ["a", "b"]);
    expect([restored.state.trackIndex, restored.seconds]).toEqual([trackIndex, seconds]);
  });
});
