import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocale } from "#web/i18n/messages.ts";
import { getMemeSize, type TextSpot } from "../meme.rules.ts";
import type { MemeProject, MemeText } from "../meme.schema.ts";
import type { CanvasContext } from "./draw/canvas.ts";
import { drawTexts, type FittedTexts, layOutTexts, loadFace } from "./draw/texts.ts";

interface TextLayerParts {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  project: MemeProject;
  /** CSS pixels. */
  stageWidth: number;
}

interface TextLayer {
  fitted: FittedTexts;
  /** Shows a text elsewhere without a step of the history: once per frame, and only the layer of the texts. */
  preview(spot: TextSpot, text: MemeText): void;
}

/** The letters on the stage, drawn at the screen's own sharpness. */
export function useTextLayer({ canvasRef, project, stageWidth }: TextLayerParts): TextLayer {
  const locale = useLocale();
  const [hasFace, setHasFace] = useState(false);
  const { texts } = project;
  const size = getMemeSize(project);
  const { top, center, bottom } = texts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text fits by its words alone; its place is no matter here
  const fitted = useMemo(
    () => layOutTexts(texts, { size, locale }),
    [top.content, center.content, bottom.content, size, locale, hasFace],
  );
  const shown = useRef(texts);
  const frame = useRef(0);

  useEffect(() => {
    let isGone = false;
    void loadFace().then(() => isGone || setHasFace(true));
    return () => {
      isGone = true;
    };
  }, []);

  const draw = useCallback(() => {
    frame.current = 0;
    const canvas = canvasRef.current;
    const context: CanvasContext | null | undefined = canvas?.getContext("2d");
    if (!canvas || !context || stageWidth === 0) return;
    const scale = (stageWidth * window.devicePixelRatio) / size.width;
    const width = Math.round(size.width * scale);
    const height = Math.round(size.height * scale);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    context.clearRect(0, 0, width, height);
    drawTexts(context, { texts: shown.current, fitted, size, scale });
  }, [canvasRef, fitted, size, stageWidth]);

  useLayoutEffect(() => {
    shown.current = texts;
    draw();
  }, [texts, draw]);

  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function preview(spot: TextSpot, text: MemeText): void {
    shown.current = { ...shown.current, [spot]: text };
    if (frame.current === 0) frame.current = requestAnimationFrame(draw);
  }

  return { fitted, preview };
}
