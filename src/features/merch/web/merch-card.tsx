import { mediaHashes } from "#pack/media-hashes.catalog.ts";
import type { MerchItem } from "#shared/pack-media.schema.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { NeonCard } from "#web/ui/neon-card.tsx";
import { PackPicture } from "#web/ui/pack-picture.tsx";
import { PictureCard } from "#web/ui/picture-card.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { filterLabels } from "./filter-labels.ts";
import { merchMessages } from "./merch.messages.ts";

const WIDTHS = [450, 900];
const LARGE_WIDTHS = [...WIDTHS, 1800];
const SINGLE_SIZES =
  "(max-width: 760px) 100vw, (max-width: 960px) 48vw, (max-width: 1824px) calc((100vw - 96px) / 3), 578px";
/** Three hundredths less than it is: on a screen of 1440 the file of 900 serves. */
const DOUBLE_SIZES = "(max-width: 960px) 100vw, (max-width: 1824px) 62vw, 1168px";

interface MerchCardProps {
  item: MerchItem;
  isDouble: boolean;
  /** Hangs in the first view, so its picture does not wait. */
  isFirst: boolean;
  /** The text that says why nothing can be bought. */
  reasonId: string;
}

export function MerchCard({ item, isDouble, isFirst, reasonId }: MerchCardProps) {
  const t = useMessages(merchMessages);
  const inWords = usePackWords();
  const { id, name, category, price, description, isNew } = item;
  const picture = (
    <PackPicture
      stem={`merch/${id}`}
      widths={`merch/${id}-1800.avif` in mediaHashes ? LARGE_WIDTHS : WIDTHS}
      plainWidth={900}
      sizes={isDouble ? DOUBLE_SIZES : SINGLE_SIZES}
      width={900}
      height={900}
      alt={t("picture", { name: inWords(name) })}
      loading={isFirst ? undefined : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
    />
  );
  return (
    <NeonCard as="li" className={isDouble ? "merch-item-double" : undefined}>
      <PictureCard
        className="merch-card"
        picture={picture}
        title={<h2>{inWords(name)}</h2>}
        text={
          <>
            <span className="merch-category cap">
              {t(filterLabels[category])}
              {isNew && <Tag className="merch-new">{t("newDrop")}</Tag>}
            </span>
            <span className={classNames("merch-description", isDouble && "lead")}>{inWords(description)}</span>
            <span className="merch-offer">
              <span className="merch-price display">{price}</span>
              <Button variant="line" size="medium" disabled aria-describedby={reasonId}>
                {t("soon")}
              </Button>
            </span>
          </>
        }
      />
    </NeonCard>
  );
}
