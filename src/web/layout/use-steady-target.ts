import { useEffect } from "react";

const INTERACTIONS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Someone who followed a link into the page stays at its place, whatever grows above it, until he moves himself. */
export function useSteadyTarget(): void {
  useEffect(() => {
    let id = "";
    function hold() {
      id = window.location.hash.slice(1);
    }
    function release() {
      id = "";
    }
    const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    observer.observe(document.body);
    const ending = new AbortController();
    for (const interaction of INTERACTIONS)
      window.addEventListener(interaction, release, { signal: ending.signal, passive: true });
    window.addEventListener("hashchange", hold, { signal: ending.signal });
    hold();
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, []);
}
