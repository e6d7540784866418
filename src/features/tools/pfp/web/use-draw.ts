import { useEffect, useRef, useState } from "react";
import { pfps } from "#pack/pfps.catalog.ts";
import type { Pfp } from "#shared/pack-media.schema.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { PFP_WAIT_MS, pickFairly } from "../pfp.rules.ts";
import type { CheckedRoll } from "../pfp-roll.rules.ts";
import { preloadPicture } from "./pfp-picture.tsx";
import { useRoll } from "./use-roll.ts";

/** Longest that a slow picture holds the draw up, in milliseconds. */
const PICTURE_WAIT_MS = 4000;

export interface ShownPfp {
  pfp: Pfp;
  /** Grows with every face shown, so that each opens the bag anew. */
  number: number;
  /** Whether the ledger has been told, or need not be. */
  isCounted: boolean;
  /** Picked among those already seen, so that no message speaks of it. */
  isAgain: boolean;
  /** How the house and the member rolled it; undefined for what this browser drew alone, or shows again. */
  roll: CheckedRoll | undefined;
}

function drawNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function wait(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

/** The face on the stage, and the draw of the next one. */
export function useDraw(sizes: string) {
  const [shown, setShown] = useState<ShownPfp>();
  const [isDrawing, setIsDrawing] = useState(false);
  const isGone = useRef(false);
  const rollTogether = useRoll();

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function show(pfp: Pfp, rest: Pick<ShownPfp, "isAgain" | "isCounted" | "roll">) {
    setShown((last) => ({ pfp, number: (last?.number ?? 0) + 1, ...rest }));
  }

  return {
    shown,
    isDrawing,
    showAgain: (pfp: Pfp) => show(pfp, { isAgain: true, isCounted: true, roll: undefined }),
    markCounted: () => setShown((last) => last && { ...last, isCounted: true }),
    /** Undefined when the visitor has left the tool before the face was out. */
    async draw(): Promise<Pick<ShownPfp, "pfp" | "roll"> | undefined> {
      setIsDrawing(true);
      const pause = wait(PFP_WAIT_MS);
      const roll = await rollTogether();
      const pfp = pfps.find(({ id }) => id === roll?.pfpId) ?? pickFairly(pfps, drawNumber);
      await Promise.all([pause, Promise.race([preloadPicture(pfp, sizes), wait(PICTURE_WAIT_MS)])]);
      if (isGone.current) return undefined;
      setIsDrawing(false);
      show(pfp, { isAgain: false, isCounted: false, roll });
      recordEvent("tool_used", { tool: "pfp" });
      return { pfp, roll };
    },
  };
}
