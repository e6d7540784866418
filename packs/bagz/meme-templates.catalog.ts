import type { GraphicId } from "#features/tools/meme/meme.catalog.ts";
import type { MemeTemplate } from "#shared/pack-media.schema.ts";

/** The house scenes first, then the empty stages. */
export const memeTemplates: readonly MemeTemplate[] = [
  {
    id: "reaper-bullish-chart",
    name: "Bullish chart",
    calledBy: ["bull", "green", "candle", "price", "pump", "up", "line"],
  },
  {
    id: "reaper-money-bags",
    name: "Money bags",
    calledBy: ["bag", "cash", "rich", "stack", "vault", "wallet", "million"],
  },
  {
    id: "reaper-trading-setup",
    name: "Trading setup",
    calledBy: ["trade", "screen", "monitor", "desk", "leverage", "short", "long"],
  },
  {
    id: "reaper-victory-dance",
    name: "Victory dance",
    calledBy: ["win", "won", "dance", "party", "celebrate", "finally"],
  },
  {
    id: "reaper-diamond-hands",
    name: "Diamond hands",
    calledBy: ["hold", "hodl", "hand", "never", "sell", "paper", "dip"],
  },
  {
    id: "reaper-sleeping-confident",
    name: "Sleeping confident",
    calledBy: ["sleep", "bed", "night", "dream", "calm", "relax", "wake"],
  },
  {
    id: "reaper-cooking-gains",
    name: "Cooking gains",
    calledBy: ["cook", "kitchen", "chef", "recipe", "pan", "gain", "dinner"],
  },
  {
    id: "reaper-business-success",
    name: "Business success",
    calledBy: ["boss", "office", "suit", "meeting", "work", "job", "deal"],
  },
  {
    id: "reaper-approval-wealth",
    name: "Approval of wealth",
    calledBy: ["approve", "yes", "good", "respect", "nod", "thumb"],
  },
  { id: "reaper-rocket-moon", name: "Rocket moon", calledBy: ["moon", "rocket", "space", "launch", "fly", "star"] },
  {
    id: "reaper-strength-gains",
    name: "Strength gains",
    calledBy: ["strong", "gym", "lift", "weight", "muscle", "train"],
  },
  { id: "blank-cyberpunk", name: "Empty street", calledBy: ["street", "city", "neon", "rain"] },
  { id: "blank-trading", name: "Empty desk", calledBy: ["chart", "market"] },
  { id: "blank-villain", name: "Empty throne", calledBy: ["villain", "king", "throne", "evil", "era"] },
];

/** The drawings of the kit that can be written on as well. */
export const memeGraphics: readonly GraphicId[] = [
  "cyberpunk-grid",
  "villain-portrait",
  "chaos-explosion",
  "neon-street",
  "glitch-matrix",
];
