import { ITEM_TYPES, type ItemKind, type ItemType, itemKinds } from "../item-kinds.catalog.ts";

/** One text for each kind of content, for a feature's messages: its key is the prefix and the kind, as `tab_tweet`. */
export function nameKinds<Prefix extends string>(prefix: Prefix, read: (kind: ItemKind) => string) {
  const texts = ITEM_TYPES.map((type) => [`${prefix}_${type}`, read(itemKinds[type])]);
  return Object.fromEntries(texts) as Record<`${Prefix}_${ItemType}`, string>;
}
