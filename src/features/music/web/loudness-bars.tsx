import { useEffect, useRef, useState } from "react";
import { reportError } from "#web/lib/report-error.ts";
import { readLoudness } from "./draw-waveform.ts";
import "./loudness-bars.css";
import { player, usePlayerState } from "./use-player.ts";

const BAR_COUNT = 7;
const BARS = Array.from({ length: BAR_COUNT }, (_, index) => index);
/** How often the bars move, in milliseconds; their transition fills the time between. */
const STEP_MS = 120;
const STILL = "(prefers-reduced-motion: reduce)";

interface LoudnessBarsProps {
  trackId: string;
  durationSeconds: number;
}

/**
 * What was heard in the last moments, newest at the end. It reads the track's known loudness, so that sound needs no other
 * way than the player's own; while nobody can see it, while nothing plays and where motion is not wanted, it rests.
 */
export function LoudnessBars({ trackId, durationSeconds }: LoudnessBarsProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { isPlaying } = usePlayerState();
  const [waveforms, setWaveforms] = useState<Readonly<Record<string, string>>>();
  const waveform = waveforms?.[trackId];

  useEffect(() => {
    import("#pack/waveforms.catalog.ts").then(
      (loaded) => setWaveforms(loaded.waveforms),
      (error: unknown) => reportError(error, "Loading the waveforms"),
    );
  }, []);

  useEffect(() => {
    const element = ref.current;
    if (element === null || waveform === undefined || !isPlaying || window.matchMedia(STILL).matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isInView = false;

    function draw() {
      const place = (player.getSeconds() / durationSeconds) * (waveform ?? "").length;
      for (const [index, bar] of ([...(element?.children ?? [])] as HTMLElement[]).entries()) {
        bar.style.setProperty("--level", readLoudness(waveform ?? "", place - BAR_COUNT + 1 + index).toFixed(2));
      }
    }
    function restOrRun() {
      clearInterval(timer);
      if (isInView && !document.hidden) timer = setInterval(draw, STEP_MS);
    }
    const watcher = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting === true;
      restOrRun();
    });
    watcher.observe(element);
    document.addEventListener("visibilitychange", restOrRun);
    return () => {
      clearInterval(timer);
      watcher.disconnect();
      document.removeEventListener("visibilitychange", restOrRun);
    };
  }, [waveform, isPlaying, durationSeconds]);

  if (waveform === undefined) return null;
  return (
    <span ref={ref} className="loudness-bars" aria-hidden="true">
      {BARS.map((bar) => (
        <i key={bar} />
      ))}
    </span>
  );
}
