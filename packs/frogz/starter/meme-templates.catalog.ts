import type { GraphicId } from "#features/tools/meme/meme.catalog.ts";
import type { MemeTemplate } from "#shared/pack-media.schema.ts";

/** The house scenes first, then the empty stage. */
export const memeTemplates: readonly MemeTemplate[] = [
  { id: "the-stare", name: "The stare" },
  { id: "the-pair", name: "The pair" },
  { id: "the-crossing", name: "The crossing" },
  { id: "the-meeting", name: "The meeting" },
  { id: "the-leap", name: "The leap" },
  { id: "empty-stage", name: "Empty stage" },
];

/** The drawings of the kit that can be written on as well. */
export const memeGraphics: readonly GraphicId[] = ["cyberpunk-grid", "chaos-explosion", "neon-street", "glitch-matrix"];
