import { useLayoutEffect, useRef } from "react";
import { readRemembered } from "#web/lib/remembered.ts";
import { SCRUB_SECONDS } from "../music.rules.ts";
import { type KeyAct, readKey } from "./player-keys.ts";
import { player } from "./use-player.ts";

/** Under which a browser remembers that its keys stay with the page. */
export const KEYS_OFF = "player-keys-off";

/** Space, arrows, N and M, and ? for what they do. */
export function usePlayerKeys({ isMusicPage, onHelp }: { isMusicPage: boolean; onHelp: () => void }): void {
  const latest = useRef({ isMusicPage, onHelp });
  latest.current = { isMusicPage, onHelp };

  // Before the player is painted: whoever sees it is heard.
  useLayoutEffect(() => {
    const acts: Record<KeyAct, () => void> = {
      toggle: () => player.pressKey("toggle", latest.current.isMusicPage),
      next: () => player.pressKey("next", latest.current.isMusicPage),
      back: () => player.jump(-SCRUB_SECONDS),
      forward: () => player.jump(SCRUB_SECONDS),
      mute: () => player.dispatch("mute"),
      help: () => latest.current.onHelp(),
    };
    function handleKeyDown(event: KeyboardEvent) {
      const isOn = readRemembered<boolean>(KEYS_OFF) !== true;
      const act = readKey(event, { isMusicPage: latest.current.isMusicPage, isOn });
      if (act === undefined) return;
      event.preventDefault();
      acts[act]();
    }
    document.addEventListener("keydown", handleKeyDown);
    return () => document.removeEventListener("keydown", handleKeyDown);
  }, []);
}
