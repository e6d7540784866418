import { useId, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { marketMessages } from "./market.messages.ts";

/** An ad that is longer than this is folded: characters, and lines that its seller broke. */
const FOLD_LENGTH = 260;
const FOLD_LINES = 6;

function isLong(text: string): boolean {
  return text.length > FOLD_LENGTH || text.split("\n").length > FOLD_LINES;
}

interface ListingTextProps {
  titleId?: string;
  title: string;
  description: string;
  priceText: string | null;
}

/** The words of an ad, as they are typed by its seller. */
export function ListingText({ titleId, title, description, priceText }: ListingTextProps) {
  return (
    <>
      <h3 id={titleId} className="market-ad-title display w-75" dir="auto">
        {title}
      </h3>
      <Description text={description} />
      {priceText && (
        <p className="market-ad-price display w-62" dir="auto">
          {priceText}
        </p>
      )}
    </>
  );
}

function Description({ text }: { text: string }) {
  const t = useMessages(marketMessages);
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isFolded = isLong(text) && !isUnfolded;
  return (
    <div className="market-ad-words">
      <p id={id} className={classNames("market-ad-text", isFolded && "market-ad-folded")} dir="auto">
        {text}
      </p>
      {isLong(text) && (
        <button
          type="button"
          className="market-ad-fold cap text-link"
          aria-expanded={isUnfolded}
          aria-controls={id}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {t(isFolded ? "readOn" : "readLess")}
        </button>
      )}
    </div>
  );
}
