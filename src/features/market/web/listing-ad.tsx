import { ScamWarning } from "#features/boards/web/scam-warning.tsx";
import { MemberLink } from "#features/people/web/member-link.tsx";
import { formatAge } from "#web/i18n/format-age.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { Listing } from "../listing.schema.ts";
import { getAdId } from "./get-ad-id.ts";
import { ListingDeal } from "./listing-deal.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { ListingText } from "./listing-text.tsx";
import { marketMessages } from "./market.messages.ts";
import type { OwnerHandlers } from "./owner-tools.tsx";
import "./listing-ad.css";

interface AdHandlers extends OwnerHandlers {
  onEnlarge: (listing: Listing) => void;
  onReport: (listing: Listing) => void;
}

interface ListingAdProps extends AdHandlers {
  listing: Listing;
  now: Date | undefined;
}

/** One ad of the market: a print where there is a picture, the words, the price, the way to the seller. */
export function ListingAd({ listing, now, onEnlarge, onReport, ...owner }: ListingAdProps) {
  const t = useMessages(marketMessages);
  const id = getAdId(listing);
  const { isOwn, isSaved } = listing;
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
          {!isOwn && (
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
      <p className="market-ad-seller data">
        <MemberLink username={listing.seller.username} />
      </p>
      <ScamWarning warnings={listing.warnings} />
      {(isOpen || isOwn || isSaved) && (
        <div className="market-ad-deal">
          <ListingDeal listing={listing} {...owner} />
        </div>
      )}
    </li>
  );
}

/** Empty in the prerendered page, which is read at any time. */
function Age({ createdAt, now }: { createdAt: string; now: Date | undefined }) {
  const locale = useLocale();
  return <time dateTime={createdAt}>{now && formatAge(new Date(createdAt), { now, locale })}</time>;
}
