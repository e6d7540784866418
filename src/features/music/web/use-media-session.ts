import { useEffect } from "react";
import { pack } from "#shared/pack.ts";
import type { PlayerEvent } from "../music.rules.ts";

interface MediaSessionOptions {
  title: string;
  coverUrl: string;
  isLocked: boolean;
  isPlaying: boolean;
  dispatch: (event: PlayerEvent) => void;
}

/** Some browsers have none. */
const session = navigator.mediaSession as MediaSession | undefined;
const ACTIONS = { play: "play", pause: "pause", nexttrack: "next" } as const;

/** Media keys, headphones and the lock screen, where the browser offers them. */
export function useMediaSession({ title, coverUrl, isLocked, isPlaying, dispatch }: MediaSessionOptions): void {
  useEffect(() => {
    if (session === undefined || isLocked) return;
    const artwork = [{ src: coverUrl, type: "image/webp" }];
    session.metadata = new MediaMetadata({ title, artist: pack.name, artwork });
    return () => {
      session.metadata = null;
    };
  }, [title, coverUrl, isLocked]);

  useEffect(() => {
    if (session !== undefined && !isLocked) session.playbackState = isPlaying ? "playing" : "paused";
  }, [isLocked, isPlaying]);

  useEffect(() => {
    if (session === undefined) return;
    const actions = Object.entries(ACTIONS) as [keyof typeof ACTIONS, PlayerEvent][];
    for (const [action, event] of actions) session.setActionHandler(action, () => dispatch(event));
    return () => {
      for (const [action] of actions) session.setActionHandler(action, null);
      session.playbackState = "none";
    };
  }, [dispatch]);
}
