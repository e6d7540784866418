import { isolate } from "#shared/isolates.ts";
import { getDirection } from "#shared/languages.ts";

/** A member's name in a list of names, which becomes a text as a whole: each keeps its own direction there. */
export function mention(username: string, locale: string): string {
  const name = `@${username}`;
  return getDirection(locale) === "rtl" ? isolate(name) : name;
}
