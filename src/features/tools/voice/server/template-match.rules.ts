import { voice } from "#pack/voice.catalog.ts";
import type { MemeTemplate } from "#shared/pack-media.schema.ts";

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
    const words = new Set([...splitWords(template.name), ...(voice.templateCalls?.[template.id] ?? [])].map(toStem));
    return [...words].filter((word) => said.has(word)).length;
  });
  const best = Math.max(0, ...scores);
  return best > 0 ? templates[scores.indexOf(best)] : templates[hashText(transcript) % templates.length];
}
