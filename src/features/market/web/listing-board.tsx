import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Listing } from "../listing.schema.ts";
import { getAdId } from "./get-ad-id.ts";
import "./listing-ad.css";
import type { useListings } from "./market.api.ts";
import { marketMessages } from "./market.messages.ts";
import "./listing-board.css";

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

/** Comes when there is something to show by it. */
const sheetsPart = lazyPart(async () => (await import("./listing-sheets.tsx")).ListingSheets);

/** The ads in whatever state they are. Each page that is loaded is a sheet of its own, so that no ad ever moves. */
export function ListingBoard({ list, empty, onEdit, focusOn }: ListingBoardProps) {
  const t = useMessages(marketMessages);
  const [isPartBroken, setIsPartBroken] = useState(false);
  const sheets = list.data?.pages.map(({ listings }, index) => ({
    key: String(list.data.pageParams[index]),
    listings,
  }));
  const count = sheets?.flatMap(({ listings }) => listings).length ?? 0;
  const Sheets = useLazyPart(sheetsPart, {
    isWanted: count > 0 && !isPartBroken,
    onFailure: () => setIsPartBroken(true),
  });
  const isBroken = isPartBroken || list.isError;
  const isHere = sheets !== undefined && (count === 0 || Sheets !== undefined);

  function handleRetry() {
    setIsPartBroken(false);
    void list.refetch();
  }

  async function handleLoadMore() {
    const { data } = await list.fetchNextPage();
    const firstNew = data?.pages.at(-1)?.listings[0];
    if (firstNew) focusOn(getAdId(firstNew));
  }

  return (
    <section id={BOARD_ID} tabIndex={-1} aria-busy={list.isFetching}>
      <h2 className="visually-hidden">{t("listings")}</h2>
      {!isHere && !isBroken && <ListingSkeleton />}
      {!isHere && isBroken && (
        <div role="alert">
          <EmptyState
            className="market-state"
            fact={t("brokenFact")}
            illustration={<span className="market-illustration illustration" />}
            action={
              <Button icon="refresh" isBusy={list.isFetching} onClick={handleRetry}>
                {t("tryAgain")}
              </Button>
            }
          >
            {t("broken")}
          </EmptyState>
        </div>
      )}
      {isHere && count === 0 && empty}
      {Sheets && sheets && count > 0 && <Sheets boardId={BOARD_ID} sheets={sheets} onEdit={onEdit} focusOn={focusOn} />}
      <div className="market-foot">
        <p className={count > 0 ? "cap" : "visually-hidden"} role="status">
          {isHere && t("shown", { count })}
        </p>
        {list.isFetchNextPageError && <p role="alert">{t("brokenMore")}</p>}
        {list.hasNextPage && !list.isPlaceholderData && (
          <LoadMore isBusy={list.isFetchingNextPage} onLoad={() => void handleLoadMore()} />
        )}
      </div>
    </section>
  );
}
