import { useEffect } from "react";
import { player } from "./use-player.ts";

interface MediaSessionOptions {
  title: string;
  artist: string;
  coverUrl: string;
  needsTouch: boolean;
  isPlaying: boolean;
  seconds: number;
  durationSeconds: number;
}

/** Seconds that one press on a jump key skips, where the system does not say. */
const JUMP_SECONDS = 10;

/** Some browsers have none. */
const session = navigator.mediaSession as MediaSession | undefined;

function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session?.setActionHandler(action, handler);
  } catch {
    // Older browsers refuse the actions they do not know; theirs go on working.
  }
}

/** Media keys, headphones and the lock screen, where the browser offers them. */
export function useMediaSession(options: MediaSessionOptions): void {
  const { title, artist, coverUrl, needsTouch, isPlaying, durationSeconds } = options;
  const seconds = Math.floor(options.seconds);

  useEffect(() => {
    if (session === undefined || needsTouch) return;
    const artwork = [{ src: coverUrl, sizes: "512x512", type: "image/webp" }];
    session.metadata = new MediaMetadata({ title, artist, artwork });
    return () => {
      session.metadata = null;
    };
  }, [title, artist, coverUrl, needsTouch]);

  useEffect(() => {
    if (session === undefined || needsTouch) return;
    session.playbackState = isPlaying ? "playing" : "paused";
    session.setPositionState?.({ duration: durationSeconds, position: Math.min(seconds, durationSeconds) });
  }, [needsTouch, isPlaying, seconds, durationSeconds]);

  useEffect(() => {
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ["play", () => player.dispatch("play")],
      ["pause", () => player.dispatch("pause")],
      ["nexttrack", () => player.dispatch("next")],
      ["previoustrack", () => player.dispatch("previous")],
      ["seekto", ({ seekTime = 0 }) => player.seek(seekTime)],
      ["seekforward", ({ seekOffset = JUMP_SECONDS }) => player.jump(seekOffset)],
      ["seekbackward", ({ seekOffset = JUMP_SECONDS }) => player.jump(-seekOffset)],
    ];
    for (const [action, handler] of handlers) setHandler(action, handler);
    return () => {
      for (const [action] of handlers) setHandler(action, null);
      if (session) session.playbackState = "none";
    };
  }, []);
}
