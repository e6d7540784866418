import { useState } from "react";
import type { Rarity } from "#shared/rarities.ts";
import { type Translate, useMessages } from "#web/i18n/messages.ts";
import { Tag } from "#web/ui/tag.tsx";
import { itemKinds } from "../item-kinds.catalog.ts";
import type { VaultItem } from "../vault.schema.ts";
import { vaultMessages } from "./vault.messages.ts";

/** Written out here: the schema's own list would bring the whole schema along. */
const RARITIES: readonly Rarity[] = ["common", "rare", "legendary"];
/** Pixels of a stored picture's side; a wide meme stands inside the same square. */
const PICTURE_SIZE = 600;

/** What can be seen, for those who cannot: the words that are drawn into it belong to it. */
export function describePicture(
  { contentType, title, metadata }: VaultItem,
  t: Translate<typeof vaultMessages.texts, typeof vaultMessages.titles>,
): string {
  const words = (itemKinds[contentType].drawnWords ?? []).map((key) => metadata[key]);
  const text = words.filter(Boolean).join(" / ");
  return text === "" ? title : t("drawnWords", { kind: t(`type_${contentType}`), title, text });
}

interface ItemPictureProps {
  item: VaultItem;
  isEager?: boolean;
  onEnlarge: () => void;
}

/** The picture of a meme or profile picture; an illustration of the site where it does not load. */
export function ItemPicture({ item, isEager = false, onEnlarge }: ItemPictureProps) {
  const t = useMessages(vaultMessages);
  const [isBroken, setIsBroken] = useState(false);
  const rarity = RARITIES.find((known) => known === item.metadata.rarity);
  return (
    <div className="vault-picture">
      {isBroken ? (
        <div className="vault-missing" role="img" aria-label={t("pictureMissing", { title: item.title })}>
          <span className="vault-missing-illustration illustration" />
        </div>
      ) : (
        <button
          type="button"
          className="vault-enlarge"
          aria-label={t("enlarge", { title: describePicture(item, t) })}
          onClick={onEnlarge}
        >
          <img
            className={itemKinds[item.contentType].isWhole ? "vault-whole" : undefined}
            src={item.content}
            alt=""
            width={PICTURE_SIZE}
            height={PICTURE_SIZE}
            loading={isEager ? "eager" : "lazy"}
            decoding="async"
            onError={() => setIsBroken(true)}
          />
        </button>
      )}
      {rarity && (
        <Tag variant={rarity} className="vault-rarity">
          {t(`rarity_${rarity}`)}
        </Tag>
      )}
    </div>
  );
}
