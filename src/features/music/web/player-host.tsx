import { useEffect, useState } from "react";
import { onFirstInteraction } from "#web/lib/first-interaction.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";

/** Quiet after the page has loaded: the player is no part of the first load. */
const QUIET_MS = 3000;

const player = lazyPart(async () => (await import("./player.tsx")).Player);

/**
 * Stands in the layout, so that walking never stops the music. The player comes with the first touch, or in idle time; one
 * that did not come is asked for again at the next touch.
 */
export function PlayerHost() {
  const [isWanted, setIsWanted] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const Player = useLazyPart(player, {
    isWanted,
    onFailure(error) {
      setIsWanted(false);
      reportError(error, "Loading the music player");
    },
  });

  useEffect(() => {
    if (isWanted && isTouched) return;
    return onFirstInteraction(() => {
      setIsTouched(true);
      setIsWanted(true);
    });
  }, [isWanted, isTouched]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function wantLater() {
      // Safari may lack idle callbacks.
      timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(() => setIsWanted(true)), QUIET_MS);
    }
    if (document.readyState === "complete") wantLater();
    else window.addEventListener("load", wantLater);
    return () => {
      window.removeEventListener("load", wantLater);
      clearTimeout(timer);
    };
  }, []);

  return Player && <Player isTouched={isTouched} />;
}
