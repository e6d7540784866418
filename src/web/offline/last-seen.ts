/** What lists showed last, kept in this browser for when there is no line (decision 080). */
import { readOwnerId } from "../lib/owner-id.ts";
import { DRAFTS_PREFIX } from "../lib/visitor-keys.ts";

/** What is older says too little, in milliseconds. */
export const SEEN_LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** Characters of one list, and lists of one person. */
const LIST_MAX = 150_000;
const LISTS_MAX = 6;

export interface SeenList {
  /** When it was answered, in milliseconds. */
  at: number;
  /** The build that read it: another one may read it otherwise. */
  build: string;
  data: unknown;
}

function getBuild(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
}

/** Below the member's name, so that it goes with their drafts when they log out. */
function getPrefix(): string {
  return `${DRAFTS_PREFIX}${readOwnerId()}:seen:`;
}

function readList(key: string): SeenList | undefined {
  try {
    const seen = JSON.parse(localStorage.getItem(key) ?? "null") as SeenList | null;
    const isGood = seen?.build === getBuild() && seen.at > Date.now() - SEEN_LIFE_MS;
    return isGood ? seen : undefined;
  } catch {
    return undefined;
  }
}

export function readSeen(queryKey: readonly unknown[]): SeenList | undefined {
  return readList(getPrefix() + JSON.stringify(queryKey));
}

/** The lists that were seen last stay; a list that goes on is kept as it begins. */
export function writeSeen(queryKey: readonly unknown[], seen: Omit<SeenList, "build">): void {
  const prefix = getPrefix();
  const text = JSON.stringify({ ...seen, build: getBuild() });
  if (text.length > LIST_MAX) return;
  try {
    const key = prefix + JSON.stringify(queryKey);
    const others = Object.keys(localStorage).filter((other) => other.startsWith(prefix) && other !== key);
    const byAge = others.sort((one, other) => (readList(other)?.at ?? 0) - (readList(one)?.at ?? 0));
    for (const old of byAge.slice(LISTS_MAX - 1)) localStorage.removeItem(old);
    localStorage.setItem(key, text);
  } catch {
    // Without storage a list is empty where there is no line.
  }
}
