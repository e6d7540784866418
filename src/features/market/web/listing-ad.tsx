import { ScamWarning } from "#features/boards/web/scam-warning.tsx";
import { pack } from "#pack/pack.ts";
import { formatAge } from "#web/i18n/format-age.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { Listing } from "../listing.schema.ts";
import { ListingContact } from "./listing-contact.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { ListingText } from "./listing-text.tsx";
import { marketMessages } from "./market.messages.ts";
import { type OwnerHandlers, OwnerTools } from "./owner-tools.tsx";
import "./listing-ad.css";

/** Announced, and off until there is something to pay with. */
function PayButton() {
  const t = useMessages(marketMessages);
  return (
    <Button className="market-pay" size="small" icon={null} disabled>
      {t("pay", { ticker: pack.ticker })} <span className="market-pay-soon">{t("soon")}</span>
    </Button>
  );
}

interface AdHandlers extends OwnerHandlers {
  onEnlarge: (listing: Listing) => void;
  onReport: (listing: Listing) => void;
}

interface ListingAdProps extends AdHandlers {
  listing: Listing;
  now: Date | undefined;
}

export function getAdId({ id }: Pick<Listing, "id">): string {
  return `listing-${id}`;
}

/** One ad of the market: a print where there is a picture, the words, the price, the way to the seller. */
export function ListingAd({ listing, now, onEnlarge, onReport, ...owner }: ListingAdProps) {
  const t = useMessages(marketMessages);
  const id = getAdId(listing);
  const isOpen = listing.status === "open";
  return (
    <li
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames("market-ad", !isOpen && "market-ad-closed", listing.status === "sold" && "market-ad-sold")}
    >
      <ListingPicture listing={listing} onEnlarge={() => onEnlarge(listing)} />
      <div className="market-ad-head">
        <Tag variant="outline">{t(`category_${listing.category}`)}</Tag>
        <span className="market-ad-meta cap">
          <Age createdAt={listing.createdAt} now={now} />
          {!listing.isOwn && (
            <IconButton
              className="market-ad-flag"
              icon="flag"
              label={t("report", { title: listing.title })}
              onClick={() => onReport(listing)}
            />
          )}
        </span>
      </div>
      {!isOpen && <p className="market-stamp display">{t(listing.status === "sold" ? "sold" : "expired")}</p>}
      <ListingText titleId={`${id}-title`} {...listing} />
      <p className="market-ad-seller data">{t("seller", { name: listing.seller.username })}</p>
      <ScamWarning warnings={listing.warnings} />
      {isOpen && (
        <div className="market-ad-deal">
          <ListingContact listing={listing} />
          <PayButton />
        </div>
      )}
      {listing.isOwn && <OwnerTools listing={listing} {...owner} />}
    </li>
  );
}

/** Empty in the prerendered page, which is read at any time. */
function Age({ createdAt, now }: { createdAt: string; now: Date | undefined }) {
  const locale = useLocale();
  return <time dateTime={createdAt}>{now && formatAge(new Date(createdAt), { now, locale })}</time>;
}
