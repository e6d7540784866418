import type { MemeTemplate } from "#shared/pack-media.schema.ts";

/** Words that call for a template beside those of its own name; a pack's templates without an entry go by their names. */
const TEMPLATE_WORDS: Readonly<Record<string, readonly string[]>> = {
  "reaper-bullish-chart": ["bull", "green", "candle", "price", "pump", "up", "line"],
  "reaper-money-bags": ["bag", "cash", "rich", "stack", "vault", "wallet", "million"],
  "reaper-trading-setup": ["trade", "screen", "monitor", "desk", "leverage", "short", "long"],
  "reaper-victory-dance": ["win", "won", "dance", "party", "celebrate", "finally"],
  "reaper-diamond-hands": ["hold", "hodl", "hand", "never", "sell", "paper", "dip"],
  "reaper-sleeping-confident": ["sleep", "bed", "night", "dream", "calm", "relax", "wake"],
  "reaper-cooking-gains": ["cook", "kitchen", "chef", "recipe", "pan", "gain", "dinner"],
  "reaper-business-success": ["boss", "office", "suit", "meeting", "work", "job", "deal"],
  "reaper-approval-wealth": ["approve", "yes", "good", "respect", "nod", "thumb"],
  "reaper-rocket-moon": ["moon", "rocket", "space", "launch", "fly", "star"],
  "reaper-strength-gains": ["strong", "gym", "lift", "weight", "muscle", "train"],
  "blank-cyberpunk": ["street", "city", "neon", "rain"],
  "blank-trading": ["chart", "market"],
  "blank-villain": ["villain", "king", "throne", "evil", "era"],
};

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "diamonds" and "diamond", "pumping" and "pump" mean the same picture. */
function toStem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, "") : word;
}

function hashText(text: string): number {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash;
}

/** The template with most of its words in the transcript; without any, always the same one for the same words. */
export function matchTemplate(transcript: string, templates: readonly MemeTemplate[]): MemeTemplate | undefined {
  const said = new Set(splitWords(transcript).map(toStem));
  const scores = templates.map((template) => {
    const words = new Set([...splitWords(template.name), ...(TEMPLATE_WORDS[template.id] ?? [])].map(toStem));
    return [...words].filter((word) => said.has(word)).length;
  });
  const best = Math.max(0, ...scores);
  return best > 0 ? templates[scores.indexOf(best)] : templates[hashText(transcript) % templates.length];
}
