import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import type { Listing } from "../listing.schema.ts";
import { ListingContact } from "./listing-contact.tsx";
import { dealMessages } from "./listing-deal.messages.ts";
import { type OwnerHandlers, OwnerTools } from "./owner-tools.tsx";
import { SaveButton } from "./save-button.tsx";

/** What can be done with an ad: by who wants it, and by its seller. */
export function ListingDeal({ listing, ...owner }: { listing: Listing } & OwnerHandlers) {
  const isOpen = listing.status === "open";
  return (
    <>
      {isOpen && <ListingContact listing={listing} />}
      {!listing.isOwn && (isOpen || listing.isSaved) && <SaveButton listing={listing} />}
      {isOpen && <PayButton />}
      {listing.isOwn && <OwnerTools listing={listing} {...owner} />}
    </>
  );
}

/** Announced, and off until there is something to pay with. */
function PayButton() {
  const t = useMessages(dealMessages);
  return (
    <Button className="market-pay" size="small" icon={null} disabled>
      {t("pay", { ticker: pack.ticker })} <span className="market-pay-soon">{t("soon")}</span>
    </Button>
  );
}
