import { countCodePoints } from "#shared/text.ts";

/** At most `max` code points of a text, as the server counts them; `maxLength` of a control counts an emoji as two. */
export function limitText(text: string, max: number): string {
  return countCodePoints(text) <= max ? text : [...text].slice(0, max).join("");
}
