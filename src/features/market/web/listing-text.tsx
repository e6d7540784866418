import { FoldedText } from "#features/boards/web/folded-text.tsx";
import { ThingLink } from "#features/boards/web/thing-link.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Written } from "#web/ui/written.tsx";
import { LISTING_PARAM } from "../listing.rules.ts";
import { marketMessages } from "./market.messages.ts";

/** Lines of an ad that are seen before somebody reads on. */
const FOLD_LINES = 6;

interface ListingTextProps {
  /** Of what is on the market, whose title opens it. */
  id?: string;
  titleId?: string;
  title: string;
  description: string;
  priceText: string | null;
}

/** The words of an ad, as they are typed by its seller. */
export function ListingText({ id, titleId, title, description, priceText }: ListingTextProps) {
  const t = useMessages(marketMessages);
  return (
    <>
      <h3 id={titleId} className="market-ad-title display w-75" dir="auto">
        {id === undefined ? (
          <Written>{title}</Written>
        ) : (
          <ThingLink param={LISTING_PARAM} id={id}>
            <Written>{title}</Written>
          </ThingLink>
        )}
      </h3>
      <div className="market-ad-words">
        <FoldedText
          text={description}
          lines={FOLD_LINES}
          openLabel={t("readOn")}
          closeLabel={t("readLess")}
          className="market-ad-text"
          buttonClass="market-ad-fold cap"
        />
      </div>
      {priceText && (
        <p className="market-ad-price display w-62" dir="auto">
          <Written>{priceText}</Written>
        </p>
      )}
    </>
  );
}
