/** A banner is one picture, a card a picture with words. */
export const NEWS_KINDS = ["banner", "card"] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Letters of each text. */
export const NEWS_TITLE_MAX = 60;
export const NEWS_LINE_MAX = 200;
export const NEWS_ALT_MAX = 160;
export const NEWS_LINK_MAX = 500;
/** Entries of each kind, those that wait for their day among them. */
export const NEWS_MAX = 12;

const UNSAFE = /[\s\\\p{C}]/u;

/** Whether it leads to a page of this site or, encrypted and without a login in it, to another one. */
export function isSafeLink(link: string): boolean {
  if (UNSAFE.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  if (!URL.canParse(link)) return false;
  const { protocol, username, password } = new URL(link);
  return protocol === "https:" && username === "" && password === "" && /^https:\/\/[^/]/i.test(link);
}

interface Window {
  fromAt: Date | null;
  untilAt: Date | null;
}

export type NewsState = "waiting" | "on" | "over";

export function getNewsState({ fromAt, untilAt }: Window, now: Date): NewsState {
  if (untilAt !== null && untilAt <= now) return "over";
  return fromAt !== null && fromAt > now ? "waiting" : "on";
}
