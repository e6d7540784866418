import type { MemeText, Place } from "../meme.schema.ts";

/** What a pointer does to a text: carries it, pulls its corner, or turns it. */
export type GestureKind = "move" | "resize" | "turn";

export interface Point {
  x: number;
  y: number;
}

export interface Gesture {
  kind: GestureKind;
  start: Point;
  text: MemeText;
  /** The stage on the screen. */
  stage: { left: number; top: number; width: number; height: number };
}

/** Turns snap to the upright within so many degrees. */
const SNAP_DEGREES = 4;

function getArm({ text, stage }: Gesture, point: Point): { length: number; degrees: number } {
  const x = point.x - (stage.left + text.x * stage.width);
  const y = point.y - (stage.top + text.y * stage.height);
  return { length: Math.hypot(x, y), degrees: (Math.atan2(y, x) * 180) / Math.PI };
}

export function snap(degrees: number): number {
  const nearest = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - nearest) <= SNAP_DEGREES ? nearest : Math.round(degrees);
}

/** What of the text the pointer has changed by now; not yet kept within its bounds. */
export function readGesture(gesture: Gesture, point: Point): Partial<MemeText> {
  const { kind, start, text, stage } = gesture;
  if (kind === "move") {
    return { x: text.x + (point.x - start.x) / stage.width, y: text.y + (point.y - start.y) / stage.height };
  }
  const before = getArm(gesture, start);
  const now = getArm(gesture, point);
  if (kind === "resize") return { scale: text.scale * (now.length / Math.max(1, before.length)) };
  return { rotation: snap(text.rotation + now.degrees - before.degrees) };
}

/** Steps of the keyboard: shares of the picture, factor, degrees. */
const STEP = 0.01;
const LARGE_STEP = 0.05;
const SCALE_STEP = 1.08;
const TURN_STEP = 5;

/** What a key on the stage does to a text or a picture; undefined for a key that does nothing. */
export function readKey(text: Place, key: string, isLarge: boolean): Partial<Place> | undefined {
  const step = isLarge ? LARGE_STEP : STEP;
  switch (key) {
    case "ArrowLeft":
      return { x: text.x - step };
    case "ArrowRight":
      return { x: text.x + step };
    case "ArrowUp":
      return { y: text.y - step };
    case "ArrowDown":
      return { y: text.y + step };
    case "+":
    case "=":
      return { scale: text.scale * SCALE_STEP };
    case "-":
    case "_":
      return { scale: text.scale / SCALE_STEP };
    case "[":
    case "{":
      return { rotation: text.rotation - TURN_STEP };
    case "]":
    case "}":
      return { rotation: text.rotation + TURN_STEP };
  }
}
