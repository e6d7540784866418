import { useRef, useState } from "react";
import { PictureView } from "#features/boards/web/lazy-picture-view.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { useNow } from "#web/lib/use-now.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Listing } from "../listing.schema.ts";
import { getAdId, ListingAd } from "./listing-ad.tsx";
import type { useListings } from "./market.api.ts";
import { marketMessages } from "./market.messages.ts";
import { useListingReport } from "./use-listing-report.ts";
import { useOwnerActions } from "./use-owner-actions.ts";
import "./listing-board.css";

const RemoveDialog = lazyDialog(async () => (await import("./remove-dialog.tsx")).RemoveDialog);
const COLUMNS = ["a", "b", "c", "d"];

/** Columns of still dots, as high as the first screen. */
function ListingSkeleton() {
  const t = useMessages(marketMessages);
  return (
    <div className="market-sheet market-skeleton">
      <span className="visually-hidden" role="status">
        {t("loading")}
      </span>
      {COLUMNS.map((key) => (
        <div key={key} className="market-ad">
          <Skeleton className="market-skeleton-picture" shape="block" />
          <Skeleton />
          <Skeleton shape="line" />
        </div>
      ))}
    </div>
  );
}

interface ListingBoardProps {
  list: ReturnType<typeof useListings>;
  /** Shown where nothing matches. */
  empty: React.ReactNode;
  onEdit: (listing: Listing) => void;
  /** Gives the focus to an element that is on the page, or will be. */
  focusOn: (elementId: string) => void;
}

const BOARD_ID = "market-board";

/** The ads in whatever state they are. Each page that is loaded is a sheet of its own, so that no ad ever moves. */
export function ListingBoard({ list, empty, onEdit, focusOn }: ListingBoardProps) {
  const t = useMessages(marketMessages);
  const sheets = list.data?.pages.map(({ listings }, index) => ({
    key: String(list.data.pageParams[index]),
    listings,
  }));
  const count = sheets?.flatMap(({ listings }) => listings).length ?? 0;

  async function handleLoadMore() {
    const { data } = await list.fetchNextPage();
    const firstNew = data?.pages.at(-1)?.listings[0];
    if (firstNew) focusOn(getAdId(firstNew));
  }

  return (
    <section id={BOARD_ID} tabIndex={-1} aria-busy={list.isFetching}>
      <h2 className="visually-hidden">{t("listings")}</h2>
      {sheets === undefined && !list.isError && <ListingSkeleton />}
      {sheets === undefined && list.isError && (
        <div role="alert">
          <EmptyState
            className="market-state"
            fact={t("brokenFact")}
            illustration={<span className="market-illustration illustration" />}
            action={
              <Button icon="refresh" isBusy={list.isFetching} onClick={() => void list.refetch()}>
                {t("tryAgain")}
              </Button>
            }
          >
            {t("broken")}
          </EmptyState>
        </div>
      )}
      {sheets !== undefined && count === 0 && empty}
      {sheets !== undefined && count > 0 && <Sheets sheets={sheets} onEdit={onEdit} focusOn={focusOn} />}
      <div className="market-foot">
        <p className={count > 0 ? "cap" : "visually-hidden"} role="status">
          {sheets && t("shown", { count })}
        </p>
        {list.isFetchNextPageError && <p role="alert">{t("brokenMore")}</p>}
        {list.hasNextPage && !list.isPlaceholderData && (
          <LoadMore isBusy={list.isFetchingNextPage} onLoad={() => void handleLoadMore()} />
        )}
      </div>
    </section>
  );
}

interface SheetsProps extends Pick<ListingBoardProps, "onEdit" | "focusOn"> {
  /** By the cursor of the page that each came with. */
  sheets: { key: string; listings: Listing[] }[];
}

function Sheets({ sheets, onEdit, focusOn }: SheetsProps) {
  const now = useNow();
  const { report, dialog } = useListingReport();
  const { markSold, unsell, renew } = useOwnerActions();
  const [enlarged, setEnlarged] = useState<{ listing: Listing; index: number }>();
  const [removed, setRemoved] = useState<Listing>();
  const neighbour = useRef(BOARD_ID);

  /** When an ad goes, the next one takes the focus, or else the one before. */
  function handleRemove(listing: Listing) {
    const listings = sheets.flatMap((sheet) => sheet.listings);
    const index = listings.indexOf(listing);
    const next = listings[index + 1] ?? listings[index - 1];
    neighbour.current = next ? getAdId(next) : BOARD_ID;
    setRemoved(listing);
  }

  return (
    <>
      {sheets.map(({ key, listings }) => (
        <ul key={key} className="market-sheet">
          {listings.map((listing) => (
            <ListingAd
              key={listing.id}
              listing={listing}
              now={now}
              onEnlarge={() => setEnlarged({ listing, index: 0 })}
              onReport={report}
              onEdit={onEdit}
              onMarkSold={(sold) => void markSold(sold)}
              onUnsell={(unsold) => void unsell(unsold)}
              onRenew={(renewed) => void renew(renewed)}
              onRemove={handleRemove}
            />
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
