import { type ComponentType, useEffect, useState } from "react";
import { reportError } from "#web/lib/report-error.ts";
import type { PlayerProps } from "./player.tsx";

const INTERACTIONS = ["pointerdown", "touchstart", "click", "keydown"] as const;
/** Quiet after the page has loaded: the player is no part of the first load. */
const QUIET_MS = 3000;

/** Stands in the layout, so that walking never stops the music. The player comes with the first touch, or in idle time. */
export function PlayerHost() {
  const [loaded, setLoaded] = useState<{ Player: ComponentType<PlayerProps> }>();
  const [isUnlocked, setIsUnlocked] = useState(false);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout>;
    function load() {
      import("./player.tsx").then(
        ({ Player }) => signal.aborted || setLoaded({ Player }),
        (error: unknown) => reportError(error, "Loading the music player"),
      );
    }
    function unlock() {
      setIsUnlocked(true);
      load();
    }
    function loadLater() {
      // Safari may lack idle callbacks.
      timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), QUIET_MS);
    }
    for (const type of INTERACTIONS) window.addEventListener(type, unlock, { once: true, capture: true, signal });
    if (document.readyState === "complete") loadLater();
    else window.addEventListener("load", loadLater, { signal });
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, []);

  return loaded && <loaded.Player isUnlocked={isUnlocked} />;
}
