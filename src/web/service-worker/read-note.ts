import type { PushedNote } from "#shared/pushed-note.ts";

interface ShownNote {
  title: string;
  words: string;
  tag: string;
  /** A page of our own. */
  url: string;
}

/** The address of a page of ours, whatever the note says. */
function toOwnUrl(link: string, origin: string): string {
  const url = URL.canParse(link, origin) ? new URL(link, origin) : undefined;
  return url?.origin === origin ? url.href : `${origin}/`;
}

/** What was pushed, as it can be shown: a browser wants every push to be seen, also one that cannot be read. */
export function readNote(text: string, origin: string): ShownNote {
  const unreadable = { title: new URL(origin).host, words: "", tag: "unreadable", url: `${origin}/` };
  try {
    const { title, words, link, tag } = JSON.parse(text) as PushedNote;
    return { title: String(title), words: String(words), tag: String(tag), url: toOwnUrl(String(link), origin) };
  } catch {
    return unreadable;
  }
}
