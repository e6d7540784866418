import { useState } from "react";
import type { PfpStyle } from "#features/settings/preferences.catalog.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Divider } from "#web/ui/divider.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import "./pfp-stage.css";
import { pfpMessages } from "./pfp.messages.ts";
import { PfpPicture } from "./pfp-picture.tsx";
import type { ShownPfp } from "./use-draw.ts";

/** Width of the framed picture, as in the style sheet. */
export const STAGE_SIZES = "(max-width: 760px) 92vw, (max-width: 1100px) 60vw, 41vw";
/** Edge of the largest file, in pixels. */
const EDGE = 1024;

interface PfpStageProps {
  shown: ShownPfp | undefined;
  isDrawing: boolean;
  style: PfpStyle;
}

/** The frame: zipped shut, the zip running, or open on a face. */
export function PfpStage({ shown, isDrawing, style }: PfpStageProps) {
  const t = useMessages(pfpMessages);
  const inWords = usePackWords();
  const [brokenNumber, setBrokenNumber] = useState<number>();
  const isOpen = shown !== undefined && !isDrawing;
  return (
    <div className={classNames("pfp-frame", `pfp-frame-${style}`)}>
      {isOpen ? (
        <div key={shown.number} className={`pfp-face pfp-open-${style}`}>
          <PfpPicture
            pfp={shown.pfp}
            alt={t("alt", { name: inWords(shown.pfp.name), traits: shown.pfp.traits.map(inWords).join(", ") })}
            sizes={STAGE_SIZES}
            edge={EDGE}
            onError={() => setBrokenNumber(shown.number)}
          />
          {brokenNumber === shown.number && <p className="pfp-broken">{t("broken")}</p>}
        </div>
      ) : (
        <div className="pfp-shut">
          <Skeleton shape="square" />
          {isDrawing ? <ProgressBar label={t("generating")} /> : <Divider />}
        </div>
      )}
    </div>
  );
}
