// About the default community.
import { describe, expect, it } from "vitest";
import type { Track, TrackCategory } from "#pack/tracks.catalog.ts";
import { tracks as packTracks } from "#pack/tracks.catalog.ts";
import {
  countMinutes,
  type DeckKey,
  findPlace,
  formatTime,
  listQueue,
  movePlayer,
  type PlayerEvent,
  type PlayerState,
  pressDeck,
  pressTrack,
  type QueueId,
  restorePlayer,
  setVolume,
  type TrackFilter,
} from "./music.rules.ts";

function buildTrack(id: string, category: TrackCategory, isInHomePlayer = true): Track {
  const file = `${id}.mp3`;
  return { id, title: id, category, description: id, durationSeconds: 60, isInHomePlayer, file, coverId: id };
}

/** The home player has a, b and c; villain is b and d, classic is d's neighbour e alone. */
const TRACKS = [
  buildTrack("a", "latest"),
  buildTrack("b", "villain"),
  buildTrack("c", "latest"),
  buildTrack("d", "villain", false),
  buildTrack("e", "classic", false),
];
const SHELF = { tracks: TRACKS, chance: 0 };
const START = restorePlayer(undefined, TRACKS).state;

describe("the player", () => {
  it("starts locked, paused, at 70, open, in order, with the first track of the home list", () => {
    expect(START).toEqual({
      needsTouch: true,
      isPlaying: false,
      hasFailed: false,
      isMuted: false,
      volume: 70,
      isShuffled: false,
      isRepeating: false,
      isMinimised: false,
      queueId: "home",
      trackId: "a",
      upNext: [],
      playedIds: [],
      turn: 0,
    });
  });

  it.each<[string, PlayerEvent, Partial<PlayerState>, Partial<PlayerState>]>([
    ["opens at the first touch", "touch", {}, { needsTouch: false }],
    ["plays when play is pressed, which is a touch", "toggle", {}, { needsTouch: false, isPlaying: true }],
    [
      "pauses when pressed again",
      "toggle",
      { needsTouch: false, isPlaying: true },
      { needsTouch: false, isPlaying: false },
    ],
    ["ignores media keys while locked", "play", {}, {}],
    ["follows media keys afterwards", "play", { needsTouch: false }, { isPlaying: true }],
    ["pauses", "pause", { needsTouch: false, isPlaying: true }, { isPlaying: false }],
    ["is paused after a failure and says so", "fail", { isPlaying: true }, { isPlaying: false, hasFailed: true }],
    [
      "forgets the failure at the next press",
      "toggle",
      { hasFailed: true, needsTouch: false },
      { isPlaying: true, hasFailed: false },
    ],
    ["mutes", "mute", {}, { isMuted: true }],
    ["is loud again", "mute", { isMuted: true }, { isMuted: false }],
    ["shuffles", "shuffle", {}, { isShuffled: true }],
    ["plays in order again", "shuffle", { isShuffled: true }, { isShuffled: false }],
    ["repeats", "repeat", {}, { isRepeating: true }],
    ["goes on again", "repeat", { isRepeating: true }, { isRepeating: false }],
    ["becomes small", "minimise", {}, { isMinimised: true }],
    ["becomes large", "expand", { isMinimised: true }, { isMinimised: false }],
  ])("%s", (_what, event, before, change) => {
    const state = { ...START, ...before };
    expect(movePlayer(state, event, SHELF)).toEqual({ ...state, ...change });
  });
});

describe("what follows a track", () => {
  it.each<[string, PlayerEvent, QueueId, string, Partial<PlayerState>, string]>([
    ["the next one", "next", "home", "a", {}, "b"],
    ["the first after the last", "next", "home", "c", {}, "a"],
    ["the last before the first", "previous", "home", "a", {}, "c"],
    ["the one above", "previous", "home", "c", {}, "b"],
    ["the next of the category, not of the catalogue", "next", "villain", "b", {}, "d"],
    ["the first of the category after its last", "next", "villain", "d", {}, "b"],
    ["what the home player leaves out, in all tracks", "next", "all", "c", {}, "d"],
    ["itself, alone in its list", "next", "classic", "e", {}, "e"],
    ["itself, alone and shuffled", "next", "classic", "e", { isShuffled: true }, "e"],
    ["the next one at its end", "end", "all", "e", {}, "a"],
    ["itself at its end while repeating", "end", "all", "b", { isRepeating: true }, "b"],
    [
      "itself at its end while repeating, shuffled or not",
      "end",
      "all",
      "b",
      { isRepeating: true, isShuffled: true },
      "b",
    ],
    ["the next one when Next is pressed while repeating", "next", "all", "b", { isRepeating: true }, "c"],
    ["where one came from, when shuffled", "previous", "all", "e", { isShuffled: true, playedIds: ["a", "c"] }, "c"],
    ["the one above when nothing came before", "previous", "all", "e", { isShuffled: true }, "d"],
    [
      "the one above when one came from another list",
      "previous",
      "villain",
      "d",
      { isShuffled: true, playedIds: ["a"] },
      "b",
    ],
  ])("is %s", (_what, event, queueId, trackId, before, expected) => {
    const state = movePlayer({ ...START, queueId, trackId, isPlaying: true, ...before }, event, SHELF);
    expect(state).toMatchObject({ trackId: expected, queueId, isPlaying: true, turn: 1 });
  });

  it("does not start by itself while paused", () => {
    expect(movePlayer(START, "next", SHELF)).toMatchObject({ trackId: "b", isPlaying: false, turn: 1 });
  });

  it.each([
    [[], "a", 0, "b"],
    [[], "a", 0.99, "e"],
    [["e"], "a", 0.99, "d"],
    [["c"], "b", 0, "a"],
    [["a", "b", "c", "d"], "e", 0, "a"],
  ])("is drawn from what was not heard lately: after %j and %s, at %f", (playedIds, trackId, chance, expected) => {
    const state: PlayerState = { ...START, queueId: "all", isShuffled: true, playedIds, trackId };
    expect(movePlayer(state, "next", { tracks: TRACKS, chance }).trackId).toBe(expected);
  });

  it("never repeats one of the last five of the catalogue while shuffling", () => {
    let state: PlayerState = { ...START, queueId: "all", isShuffled: true, trackId: "villain-era" };
    const heard = [state.trackId];
    for (let step = 0; step < 400; step += 1) {
      state = movePlayer(state, "end", {
        tracks: packTracks,
        chance: Math.abs(Math.sin(step * 12.9898) * 43758.5453) % 1,
      });
      expect(heard.slice(-5)).not.toContain(state.trackId);
      heard.push(state.trackId);
    }
    expect(new Set(heard).size).toBe(packTracks.length);
    expect(state.playedIds.length).toBeLessThanOrEqual(50);
  });
});

describe("what was asked for", () => {
  const ASKED: PlayerState = { ...START, queueId: "villain", trackId: "b", isPlaying: true, upNext: ["e", "c"] };
  function steps(events: PlayerEvent[]): PlayerState[] {
    let state = ASKED;
    return events.map((event) => {
      state = movePlayer(state, event, SHELF);
      return state;
    });
  }

  it("comes before the list, which goes on where it was left", () => {
    expect(steps(["next", "end", "next"]).map(({ trackId, upNext }) => [trackId, ...upNext])).toEqual([
      ["e", "c"],
      ["c"],
      ["d"],
    ]);
  });

  it("keeps the place that was left in sight", () => {
    const [state = ASKED] = steps(["next"]);
    expect(findPlace(TRACKS, state)).toEqual({ track: TRACKS[4], n: 1, total: 2 });
  });

  it("leads back to where it was left", () => {
    expect(steps(["next", "previous"]).at(-1)).toMatchObject({ trackId: "b", upNext: ["c"] });
  });

  it("waits while a track repeats, and is passed over where the catalogue has lost it", () => {
    expect(movePlayer({ ...ASKED, isRepeating: true }, "end", SHELF).trackId).toBe("b");
    expect(movePlayer({ ...ASKED, upNext: ["gone", "e"] }, "next", SHELF)).toMatchObject({ trackId: "e" });
    expect(movePlayer({ ...ASKED, upNext: ["gone"] }, "next", SHELF)).toMatchObject({ trackId: "d" });
  });

  it("comes first while shuffling too, and is forgotten by a press on a track", () => {
    expect(movePlayer({ ...ASKED, isShuffled: true }, "next", SHELF).trackId).toBe("e");
    const [asked = ASKED] = steps(["next"]);
    const pressed = pressTrack(asked, "d", "villain");
    expect(movePlayer({ ...pressed, upNext: [] }, "next", SHELF).trackId).toBe("b");
  });
});

describe("a press on a track", () => {
  it.each<[string, Partial<PlayerState>, string, TrackFilter, Partial<PlayerState>]>([
    [
      "plays it in the list it stands in",
      {},
      "d",
      "villain",
      { trackId: "d", queueId: "villain", isPlaying: true, turn: 1, playedIds: ["a"] },
    ],
    ["plays the one at hand where it stands", {}, "a", "latest", { queueId: "latest", isPlaying: true, turn: 0 }],
    [
      "pauses the one that plays",
      { isPlaying: true, needsTouch: false },
      "a",
      "all",
      { isPlaying: false, queueId: "home", turn: 0 },
    ],
    [
      "changes the one that plays",
      { isPlaying: true, needsTouch: false },
      "e",
      "all",
      { trackId: "e", queueId: "all", isPlaying: true },
    ],
  ])("%s", (_what, before, trackId, shown, expected) => {
    expect(pressTrack({ ...START, ...before }, trackId, shown)).toMatchObject({ ...expected, needsTouch: false });
  });
});

describe("a press on the deck", () => {
  it.each<[string, DeckKey, QueueId, string, boolean, TrackFilter, QueueId, string]>([
    [
      "plays in the list that is shown, if the record is from it",
      "toggle",
      "home",
      "b",
      false,
      "villain",
      "villain",
      "b",
    ],
    ["plays in all tracks if it is not", "toggle", "home", "a", false, "villain", "all", "a"],
    [
      "stays in the list of the last press, where the record is from another",
      "toggle",
      "latest",
      "a",
      false,
      "villain",
      "latest",
      "a",
    ],
    ["changes no list by pausing", "toggle", "home", "a", true, "all", "home", "a"],
    ["goes on in all tracks from the home list", "next", "home", "c", true, "villain", "all", "d"],
    ["goes back in all tracks from the home list", "previous", "home", "a", true, "latest", "all", "e"],
    ["goes on in the list of the last press, whatever is shown", "next", "villain", "b", true, "all", "villain", "d"],
  ])("%s", (_what, key, queueId, trackId, isPlaying, shown, expectedQueue, expectedTrack) => {
    const state = { ...START, needsTouch: false, queueId, trackId, isPlaying };
    expect(pressDeck(state, key, shown, SHELF)).toMatchObject({ queueId: expectedQueue, trackId: expectedTrack });
  });
});

describe("the volume", () => {
  it.each([
    [40, { volume: 40, isMuted: false }],
    [1, { volume: 1, isMuted: false }],
    [100, { volume: 100, isMuted: false }],
    [140, { volume: 100, isMuted: false }],
    [0, { volume: 70, isMuted: true }],
  ])("at %i", (volume, expected) => {
    expect(setVolume({ ...START, volume: 20, isMuted: true }, volume)).toEqual({ ...START, ...expected });
  });
});

describe("what a browser remembered", () => {
  const kept = {
    trackId: "b",
    seconds: 12.5,
    volume: 35,
    isMuted: true,
    isShuffled: true,
    isRepeating: true,
    isMinimised: true,
    upNext: ["c", "d"],
  };

  it("comes back, paused and locked, in the home list", () => {
    const { seconds, ...facts } = kept;
    expect(restorePlayer(kept, TRACKS)).toEqual({ state: { ...START, ...facts }, seconds });
  });

  it("comes back in all tracks when the home player has it not", () => {
    expect(restorePlayer({ trackId: "d" }, TRACKS).state).toMatchObject({ trackId: "d", queueId: "all" });
  });

  it.each([
    ["a track that the catalogue lost", { ...kept, trackId: "gone" }, "a", 0, 35],
    ["a time before the start", { ...kept, seconds: -3 }, "b", 0, 35],
    ["a time that is no number", { ...kept, seconds: "soon" as unknown as number }, "b", 0, 35],
    ["a volume beyond the scale", { ...kept, volume: 700 }, "b", 12.5, 70],
    ["a volume of nothing", { ...kept, volume: 0 }, "b", 12.5, 70],
    ["what was asked for as no list", { ...kept, upNext: "c" as unknown as string[] }, "b", 12.5, 35],
    ["nothing at all", null, "a", 0, 70],
  ])("falls back for %s", (_what, remembered, trackId, seconds, volume) => {
    const restored = restorePlayer(remembered, TRACKS);
    expect([restored.state.trackId, restored.seconds, restored.state.volume]).toEqual([trackId, seconds, volume]);
  });
});

describe("the catalogue", () => {
  it("has 30 tracks, 28 of them in the home player, and every category", () => {
    const count = (queueId: QueueId) => listQueue(packTracks, queueId).length;
    expect([count("all"), count("home")]).toEqual([30, 28]);
    expect(["latest", "crypto", "villain", "revolution", "classic"].map((id) => count(id as QueueId))).toEqual([
      6, 6, 6, 6, 6,
    ]);
  });

  it("finds the place of a track in its queue", () => {
    expect(findPlace(TRACKS, { ...START, queueId: "villain", trackId: "d" })).toEqual({
      track: TRACKS[3],
      n: 2,
      total: 2,
    });
  });

  it("is summed up in whole minutes", () => {
    expect(countMinutes(TRACKS)).toBe(5);
    expect(countMinutes([])).toBe(0);
  });

  it.each([
    [0, "0:00"],
    [9.99, "0:09"],
    [64.9, "1:04"],
    [600, "10:00"],
    [-1, "0:00"],
  ])("writes %f seconds as %s", (seconds, text) => {
    expect(formatTime(seconds)).toBe(text);
  });
});
