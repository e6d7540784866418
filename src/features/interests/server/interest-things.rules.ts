import { zones } from "#pack/zones.catalog.ts";
import type { InterestKind } from "../interests.schema.ts";

/** Something that interest can be registered in. */
export interface Thing {
  kind: InterestKind;
  /** Empty where there is only one of the kind. */
  refId: string;
}

export const THINGS: readonly Thing[] = [
  ...zones.map(({ id }) => ({ kind: "zone" as const, refId: id })),
  { kind: "creator-program", refId: "" },
  { kind: "merch", refId: "" },
];

export function isSameThing(one: Thing, other: Thing): boolean {
  return one.kind === other.kind && one.refId === other.refId;
}

/** Whether the thing exists, so that the table holds nothing that nobody can act on. */
export function hasThing(thing: Thing): boolean {
  return THINGS.some((one) => isSameThing(one, thing));
}

/** Null where there is only one of the kind; what the pack does not hold any more is called by its id. */
export function nameThing({ kind, refId }: Thing): string | null {
  if (kind !== "zone") return null;
  return zones.find(({ id }) => id === refId)?.name ?? refId;
}

/** The thing as a file and an entry of the audit call it. */
export function codeThing({ kind, refId }: Thing): string {
  return refId === "" ? kind : `${kind}/${refId}`;
}
