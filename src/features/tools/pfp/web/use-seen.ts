import { useLayoutEffect, useState } from "react";
import * as z from "zod/mini";

const SEEN_KEY = "site-pfp-seen";
const seenSchema = z.array(z.string());

function readSeen(): string[] {
  try {
    return seenSchema.parse(JSON.parse(sessionStorage.getItem(SEEN_KEY) ?? "[]"));
  } catch {
    return [];
  }
}

function writeSeen(ids: string[]): void {
  try {
    sessionStorage.setItem(SEEN_KEY, JSON.stringify(ids));
  } catch {
    // A browser without storage forgets the faces when the tool is left.
  }
}

/** Ids of the faces drawn in this visit. */
export function useSeen(): [readonly string[], (id: string) => void] {
  const [seenIds, setSeenIds] = useState<string[]>([]);
  useLayoutEffect(() => setSeenIds(readSeen()), []);
  return [
    seenIds,
    (id) => {
      const ids = [...new Set([...readSeen(), ...seenIds, id])];
      setSeenIds(ids);
      writeSeen(ids);
    },
  ];
}
