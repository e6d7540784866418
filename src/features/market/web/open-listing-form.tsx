import { NEW_THING } from "#features/boards/web/use-open-form.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Listing } from "../listing.schema.ts";
import { listingFormMessages } from "./listing-form.messages.ts";
import { ListingForm } from "./listing-form.tsx";
import { useListing } from "./market.api.ts";

interface OpenListingFormProps {
  /** The one that the address names, or `new`. */
  listingId: string | null;
  /** As the board shows one, which may be another. */
  known: Listing | undefined;
  onClose: () => void;
  onSaved: (listing: Listing) => void;
}

/** The form for what the address names, as far as it is the member's to change. */
export function OpenListingForm({ listingId, known, ...answers }: OpenListingFormProps) {
  if (listingId === NEW_THING) return <ListingForm {...answers} />;
  if (known?.id === listingId) return <ListingForm listing={known} {...answers} />;
  return listingId && <AskedListingForm listingId={listingId} {...answers} />;
}

function AskedListingForm({ listingId, ...answers }: Omit<OpenListingFormProps, "known"> & { listingId: string }) {
  const t = useMessages(listingFormMessages);
  const { user } = useUser();
  const { data: listing, isError } = useListing(listingId, user?.id);
  if (listing?.isOwn) return <ListingForm listing={listing} {...answers} />;
  if (!listing && !isError) return <Skeleton shape="block" label={t("loading")} />;
  return (
    <div className="row" role="alert">
      <p>{t("notYours")}</p>
      <Button variant="line" size="medium" icon={null} onClick={answers.onClose}>
        {t("cancel")}
      </Button>
    </div>
  );
}
