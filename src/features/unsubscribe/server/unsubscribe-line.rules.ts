import { createWriter } from "#server/words.ts";
import { unsubscribeWords } from "./unsubscribe.messages.ts";

/** A letter's text with the way out of more of its kind. */
export function addUnsubscribeLine(body: string, url: string, language: string): string {
  return `${body}\n\n${createWriter(unsubscribeWords, language)("line", { url })}`;
}
