import type { NewContent } from "#features/account/content.schema.ts";
import type { Pfp } from "#shared/pack-media.schema.ts";

/** A face as the vault keeps it: by its id, as the picture is the house's own. */
export function toNewContent({ id, name, rarity }: Pfp): NewContent {
  return { contentType: "pfp", title: name, metadata: { id, rarity } };
}
