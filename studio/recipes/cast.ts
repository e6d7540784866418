import type { Member } from "../figure/cast.ts";
import { BARE } from "./cast-bare.ts";
import { HATS } from "./cast-hats.ts";
import { HELMETS } from "./cast-helmets.ts";
import { HOODS } from "./cast-hoods.ts";
import { WRAPS } from "./cast-wraps.ts";

/** The twenty of the collection by their number: five silhouettes, four of each. */
export const CAST: Record<string, Member> = Object.fromEntries(
  Object.entries({ ...HOODS, ...BARE, ...HELMETS, ...HATS, ...WRAPS }).sort(([a], [b]) => a.localeCompare(b)),
);

/** One of them, for a picture that is not his portrait. */
export function takeMember(number: string): Member {
  const member = CAST[number];
  if (!member) throw new Error(`The collection has no ${number}.`);
  return member;
}
