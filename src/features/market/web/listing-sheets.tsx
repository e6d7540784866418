import { memo, useRef, useState } from "react";
import { PictureView } from "#features/boards/web/lazy-picture-view.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { useNow } from "#web/lib/use-now.ts";
import { useStable } from "#web/lib/use-stable.ts";
import type { Listing } from "../listing.schema.ts";
import { getAdId } from "./get-ad-id.ts";
import { ListingAd } from "./listing-ad.tsx";
import { useListingReport } from "./use-listing-report.ts";

const RemoveDialog = lazyDialog(async () => (await import("./remove-dialog.tsx")).RemoveDialog);

/** A filter chosen beside it, or another ad's answer, is no news to it. */
const CalmAd = memo(ListingAd);

interface ListingSheetsProps {
  /** What takes the focus where no ad is left. */
  boardId: string;
  onEdit: (listing: Listing) => void;
  focusOn: (elementId: string) => void;
  /** By the cursor of the page that each came with. */
  sheets: { key: string; listings: Listing[] }[];
}

/** The ads, each page that is loaded on a sheet of its own, so that no ad ever moves. */
export function ListingSheets({ boardId, sheets, onEdit, focusOn }: ListingSheetsProps) {
  const now = useNow();
  const { report, dialog } = useListingReport();
  const [enlarged, setEnlarged] = useState<{ listing: Listing; index: number }>();
  const [removed, setRemoved] = useState<Listing>();
  const neighbour = useRef(boardId);

  /** When an ad goes, the next one takes the focus, or else the one before. */
  function handleRemove(listing: Listing) {
    const listings = sheets.flatMap((sheet) => sheet.listings);
    const index = listings.indexOf(listing);
    const next = listings[index + 1] ?? listings[index - 1];
    neighbour.current = next ? getAdId(next) : boardId;
    setRemoved(listing);
  }

  const handlers = {
    onEnlarge: useStable((listing: Listing) => setEnlarged({ listing, index: 0 })),
    onReport: useStable(report),
    onEdit: useStable(onEdit),
    onRemove: useStable(handleRemove),
  };

  return (
    <>
      {sheets.map(({ key, listings }) => (
        <ul key={key} className="market-sheet">
          {listings.map((listing) => (
            <CalmAd key={listing.id} listing={listing} now={now} {...handlers} />
          ))}
        </ul>
      ))}
      {enlarged && (
        <PictureView
          images={enlarged.listing.images}
          title={enlarged.listing.title}
          index={enlarged.index}
          onIndex={(index) => setEnlarged({ ...enlarged, index })}
          onClose={() => setEnlarged(undefined)}
        />
      )}
      {removed && (
        <RemoveDialog
          listing={removed}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => focusOn(neighbour.current)}
        />
      )}
      {dialog}
    </>
  );
}
