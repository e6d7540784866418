import type { GraphicId } from "#features/tools/meme/meme.catalog.ts";
import type { MemeTemplate } from "#shared/pack-media.schema.ts";

/** The house scenes first, then the empty stage. */
export const memeTemplates: readonly MemeTemplate[] = [
  { id: "staring-at-the-fly", name: "Staring at the fly" },
  { id: "two-pads", name: "Two pads" },
  { id: "crossing-the-road", name: "Crossing the road" },
  { id: "pond-meeting", name: "Pond meeting" },
  { id: "the-leap", name: "The leap" },
  { id: "blank-pond", name: "Empty pond" },
];

/** The drawings of the kit that can be written on as well. */
export const memeGraphics: readonly GraphicId[] = ["cyberpunk-grid", "chaos-explosion", "neon-street", "glitch-matrix"];
