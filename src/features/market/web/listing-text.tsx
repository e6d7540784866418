import { FoldedText } from "#features/boards/web/folded-text.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { marketMessages } from "./market.messages.ts";

/** Lines of an ad that are seen before somebody reads on. */
const FOLD_LINES = 6;

interface ListingTextProps {
  titleId?: string;
  title: string;
  description: string;
  priceText: string | null;
}

/** The words of an ad, as they are typed by its seller. */
export function ListingText({ titleId, title, description, priceText }: ListingTextProps) {
  const t = useMessages(marketMessages);
  return (
    <>
      <h3 id={titleId} className="market-ad-title display w-75" dir="auto">
        {title}
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
          {priceText}
        </p>
      )}
    </>
  );
}
