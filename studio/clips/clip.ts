/** A silent loop of a few seconds, made from the layers of a still. */
import type { Drawing } from "../stage/drawing.ts";
import type { Layer } from "../stage/scene.ts";
import type { Motion } from "./clip-page.ts";

/** What is drawn anew as the loop goes on, each for the same time; the first stands where the still has it. */
interface Steps {
  steps: Drawing[];
  blend?: "screen";
  motion?: Motion;
}

export type MovingLayer = (Layer & { motion?: Motion }) | Steps;

export interface Clip {
  /** Of the still that it starts from. */
  id: string;
  seconds: number;
  /** The whole picture as a camera sees it. */
  camera: Motion;
  layers: MovingLayer[];
}

export const CLIP_SIZE = { width: 854, height: 480 };
export const FRAMES_PER_SECOND = 24;
