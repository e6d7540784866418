import type { GraphicId } from "#features/tools/meme/meme.catalog.ts";
import type { MemeTemplate } from "#shared/pack-media.schema.ts";

/** The house scenes first, then the empty stages. */
export const memeTemplates: readonly MemeTemplate[] = [
  { id: "reaper-bullish-chart", name: "Bullish chart" },
  { id: "reaper-money-bags", name: "Money bags" },
  { id: "reaper-trading-setup", name: "Trading setup" },
  { id: "reaper-victory-dance", name: "Victory dance" },
  { id: "reaper-diamond-hands", name: "Diamond hands" },
  { id: "reaper-sleeping-confident", name: "Sleeping confident" },
  { id: "reaper-cooking-gains", name: "Cooking gains" },
  { id: "reaper-business-success", name: "Business success" },
  { id: "reaper-approval-wealth", name: "Approval of wealth" },
  { id: "reaper-rocket-moon", name: "Rocket moon" },
  { id: "reaper-strength-gains", name: "Strength gains" },
  { id: "blank-cyberpunk", name: "Empty street" },
  { id: "blank-trading", name: "Empty desk" },
  { id: "blank-villain", name: "Empty throne" },
];

/** The drawings of the kit that can be written on as well. */
export const memeGraphics: readonly GraphicId[] = [
  "cyberpunk-grid",
  "villain-portrait",
  "chaos-explosion",
  "neon-street",
  "glitch-matrix",
];
