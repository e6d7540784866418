import { useState } from "react";
import { PictureView } from "#features/boards/web/lazy-picture-view.ts";
import { ScamWarning } from "#features/boards/web/scam-warning.tsx";
import { ShareThingButton } from "#features/boards/web/share-thing-button.tsx";
import { ThingSheet } from "#features/boards/web/thing-sheet.tsx";
import { MemberLink } from "#features/people/web/member-link.tsx";
import { Portrait } from "#features/users/web/portrait.tsx";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { getListingPath } from "../listing.rules.ts";
import type { Listing } from "../listing.schema.ts";
import { ListingContact } from "./listing-contact.tsx";
import { ListingPicture } from "./listing-picture.tsx";
import { useListing } from "./market.api.ts";
import { marketMessages } from "./market.messages.ts";
import { SaveButton } from "./save-button.tsx";
import { useListingReport } from "./use-listing-report.ts";
import "./listing-sheet.css";
import { Written } from "#web/ui/written.tsx";

const FACE_PX = 44;

interface ListingSheetProps {
  id: string;
  onClose: () => void;
}

/** One listing, whole, at an address of its own. */
export function ListingSheet({ id, onClose }: ListingSheetProps) {
  const t = useMessages(marketMessages);
  const { user } = useUser();
  const query = useListing(id, user?.id);
  return (
    <ThingSheet label={t("reportSubject")} query={query} onClose={onClose} getTitle={({ title }) => title}>
      {(listing) => <ListingWhole listing={listing} />}
    </ThingSheet>
  );
}

function ListingWhole({ listing }: { listing: Listing }) {
  const t = useMessages(marketMessages);
  const { report, dialog } = useListingReport();
  const [index, setIndex] = useState<number>();
  const { id, title, category, description, priceText, status, seller, warnings, images, isOwn } = listing;
  return (
    <article className="listing-sheet">
      <ListingPicture listing={listing} onEnlarge={() => setIndex(0)} />
      <p className="listing-sheet-tags">
        <Tag variant="outline">{t(`category_${category}`)}</Tag>
        {status !== "open" && <Tag>{t(status)}</Tag>}
      </p>
      <h2 className="display t3 w-75" dir="auto">
        <Written>{title}</Written>
      </h2>
      {priceText && (
        <p className="listing-sheet-price display w-62" dir="auto">
          <Written>{priceText}</Written>
        </p>
      )}
      <p className="listing-sheet-text" dir="auto">
        {description}
      </p>
      <p className="listing-sheet-seller data">
        <Portrait userId={seller.id} faceId={seller.faceId} size={FACE_PX} />
        <MemberLink username={seller.username} />
      </p>
      <ScamWarning warnings={warnings} />
      <div className="row">
        {status === "open" && <ListingContact listing={listing} size="medium" />}
        {!isOwn && <SaveButton listing={listing} size="medium" />}
        <ShareThingButton title={title} path={getListingPath(id)} />
        {!isOwn && (
          <Button variant="quiet" size="small" icon="flag" onClick={() => report(listing)}>
            {t("reportThis")}
          </Button>
        )}
      </div>
      {index !== undefined && (
        <PictureView
          images={images}
          title={title}
          index={index}
          onIndex={setIndex}
          onClose={() => setIndex(undefined)}
        />
      )}
      {dialog}
    </article>
  );
}
