import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { useLazyPart } from "#web/lib/lazy-part.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { getMemeSize, getPlace, TEXT_SPOTS, type TextSpot } from "../meme.rules.ts";
import type { MemeBackground } from "../meme.schema.ts";
import type { Size } from "../meme-bounds.rules.ts";
import { START_PLACE } from "../picture-place.rules.ts";
import type { Drawer } from "./draw/drawer.ts";
import { picturePlacing } from "./late-parts.ts";
import { memeMessages } from "./meme.messages.ts";
import { IncomingPicture } from "./stage-cover.tsx";
import { StageText } from "./stage-text.tsx";
import type { MemeEditor } from "./use-meme-editor.ts";
import { usePicture } from "./use-picture.ts";
import { usePlaceReport } from "./use-place-report.ts";
import { useTextLayer } from "./use-text-layer.ts";
import "./meme-stage.css";

/** Width of an element in CSS pixels, 0 until it is known. */
function useElementWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** A preview is painted at the image's size or at twice that, for sharp screens. */
const SHARP_SCALE = 2;
const SHARP_FROM = 1.2;

/** An upload that is in the meme, as it came in, and not yet on the canvas. */
function findUnpainted({ project, getUpload }: MemeEditor, painted: MemeBackground | undefined): Blob | undefined {
  const { background } = project;
  const { x, y, rotation } = getPlace(project);
  if (background.kind !== "upload" || x !== START_PLACE.x || y !== START_PLACE.y || rotation !== 0) return undefined;
  const isPainted = painted?.kind === "upload" && painted.uploadId === background.uploadId;
  return isPainted ? undefined : getUpload(background);
}

interface MemeStageProps {
  editor: MemeEditor;
  drawer: Drawer | undefined;
  pictureName: string;
  isBusy: boolean;
  /** Of the upload that is shown; then it can be placed. */
  uploadSize: Size | undefined;
  /** A picture that is being taken in. */
  incoming: Blob | undefined;
  /** Shown in place of the editor: the untouched template. */
  instead: ReactNode;
  onEdit: (spot: TextSpot) => void;
}

/** The meme as it will be rendered: the picture below, the texts above, grips on the texts. */
export function MemeStage(props: MemeStageProps) {
  const { editor, drawer, pictureName, isBusy, uploadSize, incoming, instead, onEdit } = props;
  const t = useMessages(memeMessages);
  const { project, change } = editor;
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLCanvasElement>(null);
  const textsRef = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  const size = getMemeSize(project);
  const stageWidth = useElementWidth(stageRef);
  const scale = stageWidth * window.devicePixelRatio > size.width * SHARP_FROM ? SHARP_SCALE : 1;
  const { state, painted } = usePicture({ canvasRef: pictureRef, editor, drawer, scale });
  const cover = incoming ?? (state === "failed" ? undefined : findUnpainted(editor, painted));
  const { fitted, preview } = useTextLayer({ canvasRef: textsRef, project, stageWidth });
  const placing = useLazyPart(picturePlacing, { isWanted: uploadSize !== undefined, onFailure: () => undefined });
  const report = usePlaceReport(project);

  return (
    <section className="meme-frame" aria-label={t("stage")} aria-busy={isBusy}>
      {/* The picture is the same in every language: places on it count from the left. */}
      <div
        ref={stageRef}
        dir="ltr"
        className={classNames("meme-stage", size.width === size.height && !cover && "meme-stage-square")}
      >
        <canvas
          ref={pictureRef}
          className="meme-layer"
          role="img"
          aria-label={t("picture", { name: pictureName, ...size })}
        />
        <canvas ref={textsRef} className="meme-layer" />
        {uploadSize && placing && <placing.PictureHandle editor={editor} picture={uploadSize} hintId={hintId} />}
        {state !== "ready" && !cover && (
          <p className="meme-stage-note data" role="status">
            {t(state === "failed" ? "pictureFailed" : "pictureLoading")}
          </p>
        )}
        {TEXT_SPOTS.filter((spot) => fitted[spot].lines.length > 0).map((spot) => (
          <StageText
            key={spot}
            spot={spot}
            project={project}
            fitted={fitted[spot]}
            size={size}
            stageWidth={stageWidth}
            hintId={hintId}
            onPreview={(text) => preview(spot, text)}
            onChange={change}
            onEdit={() => onEdit(spot)}
          />
        ))}
        {cover && <IncomingPicture blob={cover} isReading={incoming !== undefined} />}
        {instead}
        {isBusy && (
          <div className="meme-busy">
            <p className="display w-50">{t("making")}</p>
            <ProgressBar label={t("making")} />
            <p className="data">{t("makingDetail", { ...size })}</p>
          </div>
        )}
      </div>
      <p id={hintId} hidden>
        {t("boxKeys")}
      </p>
      <p className="visually-hidden" role="status">
        {report}
      </p>
    </section>
  );
}
