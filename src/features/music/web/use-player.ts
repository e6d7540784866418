import { type AudioHTMLAttributes, type RefObject, useEffect, useReducer, useRef, useState } from "react";
import { readRemembered, remember } from "#features/account/web/remembered.ts";
import { tracks as allTracks } from "#shared/pack-media.ts";
import { reportError } from "#web/lib/report-error.ts";
import { movePlayer, PLAYER_VOLUME, type PlayerEvent, type RememberedPlayer, restorePlayer } from "../music.rules.ts";

const STORAGE_KEY = "music-player";
const PLAY_FAILURE = "Playing music";

const tracks = allTracks.filter(({ isInHomePlayer }) => isInHomePlayer);

function restore() {
  return restorePlayer(
    readRemembered<Partial<RememberedPlayer>>(STORAGE_KEY),
    tracks.map(({ id }) => id),
  );
}

/** The one audio element and the state that it follows; what the element does by itself, the state follows in turn. */
export function usePlayer(isUnlocked: boolean) {
  const audioRef = useRef<HTMLAudioElement>(null);
  const [restored] = useState(restore);
  const [state, dispatch] = useReducer(
    (current: typeof restored.state, event: PlayerEvent) => movePlayer(current, event, tracks.length),
    isUnlocked ? movePlayer(restored.state, "unlock", tracks.length) : restored.state,
  );
  const [seconds, setSeconds] = useState(restored.seconds);
  const { isPlaying, isMuted, isMinimised, turn } = state;
  const track = tracks[state.trackIndex];
  const trackId = track?.id;

  useEffect(() => {
    if (isUnlocked) dispatch("unlock");
  }, [isUnlocked]);

  useEffect(() => {
    if (turn === 0) return;
    setSeconds(0);
    if (audioRef.current) audioRef.current.currentTime = 0;
  }, [turn]);

  usePlayback(audioRef, { isPlaying, turn, onFailure: () => dispatch("pause") });

  useEffect(() => {
    const audio = audioRef.current;
    if (audio === null) return;
    audio.volume = isMuted ? 0 : PLAYER_VOLUME;
    // Where only the system sets the volume, as on iPhones, muting is what a page can do.
    audio.muted = isMuted;
  }, [isMuted]);

  const wholeSeconds = Math.floor(seconds);
  useEffect(() => {
    if (trackId === undefined) return;
    remember(STORAGE_KEY, { trackId, seconds: wholeSeconds, isMuted, isMinimised } satisfies RememberedPlayer);
  }, [trackId, wholeSeconds, isMuted, isMinimised]);

  const audioEvents: AudioHTMLAttributes<HTMLAudioElement> = {
    onLoadedMetadata: ({ currentTarget: audio }) => {
      if (audio.currentTime < seconds && seconds < audio.duration) audio.currentTime = seconds;
    },
    onTimeUpdate: ({ currentTarget: audio }) => {
      // A track that is being exchanged or asked for again stands at 0 for a moment.
      if (audio.readyState > HTMLMediaElement.HAVE_NOTHING) setSeconds(audio.currentTime);
    },
    onEnded: () => dispatch("next"),
    // Headphones pulled out, or a call: the browser itself pauses. The end of a track pauses too.
    onPause: ({ currentTarget: audio }) => audio.paused && !audio.ended && dispatch("pause"),
    onError: ({ currentTarget: { error } }) => {
      reportError(new Error(`Media error ${error?.code}: ${error?.message}`), PLAY_FAILURE);
      dispatch("pause");
    },
  };

  return { audioRef, audioEvents, state, dispatch, track, trackCount: tracks.length, seconds };
}

interface Playback {
  isPlaying: boolean;
  turn: number;
  onFailure: () => void;
}

function usePlayback(audioRef: RefObject<HTMLAudioElement | null>, { isPlaying, turn, onFailure }: Playback): void {
  const failureRef = useRef(onFailure);
  useEffect(() => {
    failureRef.current = onFailure;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn brings another track, which has to be started
  useEffect(() => {
    const audio = audioRef.current;
    if (audio === null) return;
    if (!isPlaying) {
      audio.pause();
      return;
    }
    let isCurrent = true;
    if (audio.error !== null) audio.load();
    audio.play().catch((error: unknown) => {
      // What a pause or the next track cut short did not fail; what the element calls an error it reports itself.
      if (!isCurrent || audio.error !== null) return;
      reportError(error, PLAY_FAILURE);
      failureRef.current();
    });
    return () => {
      isCurrent = false;
    };
  }, [audioRef, isPlaying, turn]);
}
