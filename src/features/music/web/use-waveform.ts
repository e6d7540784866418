import { useEffect, useMemo, useState } from "react";
import { reportError } from "#web/lib/report-error.ts";
import { drawWaveform } from "./draw-waveform.ts";

/** A mask in the shape of the track's loudness, once it has come: its figures are no part of the first load. */
export function useWaveform(trackId: string | undefined): string | undefined {
  const [waveforms, setWaveforms] = useState<Readonly<Record<string, string>>>();

  const hasTrack = trackId !== undefined;

  useEffect(() => {
    if (!hasTrack) return;
    let isWanted = true;
    import("#pack/waveforms.catalog.ts").then(
      (loaded) => isWanted && setWaveforms(loaded.waveforms),
      (error: unknown) => reportError(error, "Loading the waveforms"),
    );
    return () => {
      isWanted = false;
    };
  }, [hasTrack]);

  const waveform = trackId === undefined ? undefined : waveforms?.[trackId];
  return useMemo(() => (waveform === undefined ? undefined : drawWaveform(waveform)), [waveform]);
}
