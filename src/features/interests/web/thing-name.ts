import type { Translate } from "#web/i18n/messages.ts";
import type { InterestKind, InterestThing } from "../interests.schema.ts";
import type { interestsPanelMessages } from "./interests-panel.messages.ts";

type Words = Translate<typeof interestsPanelMessages.texts, typeof interestsPanelMessages.titles>;

export function nameThing({ kind, name }: Pick<InterestThing, "kind" | "name">, t: Words): string {
  if (name !== null) return name;
  return t(kind === "merch" ? "name_merch" : "name_creator-program");
}

/** The thing in the address: `zone.tokyo`, `merch`. */
export function writeThingParam({ kind, refId }: { kind: InterestKind; refId: string }): string {
  return refId === "" ? kind : `${kind}.${refId}`;
}
