import { useMessages } from "#web/i18n/messages.ts";
import { Tag } from "#web/ui/tag.tsx";
import type { ListingValues } from "./listing-fields.tsx";
import { listingFormMessages } from "./listing-form.messages.ts";
import { ListingText } from "./listing-text.tsx";
import { marketMessages } from "./market.messages.ts";

interface ListingProofProps {
  values: ListingValues;
  /** Address of the first picture. */
  picture: string | undefined;
}

/** What will be printed, while it is written. For the eye only: readers have the fields. */
export function ListingProof({ values, picture }: ListingProofProps) {
  const t = useMessages(listingFormMessages);
  const market = useMessages(marketMessages);
  const { title, category, description, priceText } = values;
  return (
    <div className="market-proof" inert aria-hidden="true">
      <p className="market-proof-mark cap">{t("proof")}</p>
      {picture !== undefined && (
        <span className="market-picture halftone-end">
          <img src={picture} alt="" width={480} height={360} />
        </span>
      )}
      <div className="market-ad-head">
        <Tag variant="outline">{market(`category_${category}`)}</Tag>
      </div>
      <ListingText
        title={title.trim() || t("proofTitle")}
        description={description.trim() || t("proofText")}
        priceText={priceText.trim()}
      />
    </div>
  );
}
