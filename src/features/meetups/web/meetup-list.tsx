import { useLayoutEffect, useState } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { useFocusOn } from "#web/lib/use-focus-on.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Meetup } from "../meetup.schema.ts";
import "./meetup-list.css";
import { getRowId } from "./get-row-id.ts";
import "./meetup-row.css";
import { type MeetupFilters, useMeetups } from "./meetups.api.ts";
import { meetupMessages } from "./meetups.messages.ts";

interface MeetupListProps {
  filters: MeetupFilters;
  isNarrowed: boolean;
  onReset: () => void;
  onCreate: () => void;
  onEdit: (meetup: Meetup) => void;
}

/** False in the first picture, which knows neither the address nor the member: the list is asked once, not twice. */
function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useLayoutEffect(() => setIsAlive(true), []);
  return isAlive;
}

/** Come when there is something to show by them. */
const rowsPart = lazyPart(async () => import("./meetup-rows.tsx"));

/** The rows of the board, or what stands in their place. */
export function MeetupList({ filters, onEdit, ...empty }: MeetupListProps) {
  const t = useMessages(meetupMessages);
  const { user } = useUser();
  const isAlive = useIsAlive();
  const list = useMeetups({ filters, userId: user?.id, isEnabled: isAlive });
  const focusOn = useFocusOn();
  const [isPartBroken, setIsPartBroken] = useState(false);
  const found = list.data?.pages.flatMap((page) => page.meetups);
  const hasRows = found !== undefined && found.length > 0;
  const part = useLazyPart(rowsPart, {
    isWanted: hasRows && !isPartBroken,
    onFailure: () => setIsPartBroken(true),
  });
  const isBroken = isPartBroken || list.isError;
  const meetups = hasRows && part === undefined ? undefined : found;

  function handleRetry() {
    setIsPartBroken(false);
    void list.refetch();
  }

  async function handleLoadMore() {
    const { data } = await list.fetchNextPage();
    const firstNew = data?.pages.flatMap((page) => page.meetups)[meetups?.length ?? 0];
    if (firstNew) focusOn(getRowId(firstNew));
  }

  return (
    <section aria-label={t("list")} aria-busy={list.isPlaceholderData || undefined}>
      <h2 className="visually-hidden">{t("list")}</h2>
      <p className="visually-hidden" role="status">
        {meetups && !list.isPlaceholderData && t("shown", { count: meetups.length })}
      </p>
      {meetups === undefined && !isBroken && <RowsSkeleton />}
      {meetups === undefined && isBroken && <BrokenList onRetry={handleRetry} />}
      {meetups?.length === 0 && <NoMeetups {...empty} />}
      {part && meetups && meetups.length > 0 && (
        <>
          <part.MeetupRows meetups={meetups} isByDate={filters.sort === "event-date"} onEdit={onEdit} />
          <div className="meetup-list-foot">
            {list.hasNextPage && <LoadMore isBusy={list.isFetchingNextPage} onLoad={() => void handleLoadMore()} />}
            {list.isFetchNextPageError && <p role="alert">{t("brokenMore")}</p>}
            <part.CalendarFeed />
          </div>
        </>
      )}
    </section>
  );
}

function NoMeetups({ isNarrowed, onReset, onCreate }: Pick<MeetupListProps, "isNarrowed" | "onReset" | "onCreate">) {
  const t = useMessages(meetupMessages);
  const { user } = useUser();
  return (
    <EmptyState
      fact={<FitTitle as="p" title={t.title("none")} />}
      illustration={<span className="meetup-list-illustration illustration" />}
      action={
        isNarrowed ? (
          <Button icon="close" onClick={onReset}>
            {t("clear")}
          </Button>
        ) : (
          <Button icon={user ? "plus" : "user"} onClick={onCreate}>
            {t(user ? "create" : "loginToPost")}
          </Button>
        )
      }
    >
      {t(isNarrowed ? "emptyNarrowed" : "empty")}
    </EmptyState>
  );
}

function BrokenList({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(meetupMessages);
  return (
    <EmptyState
      fact={<FitTitle as="p" title={t.title("brokenFact")} />}
      illustration={<span className="meetup-list-illustration illustration" />}
      action={
        <Button icon="refresh" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    >
      {t("broken")}
    </EmptyState>
  );
}

function RowsSkeleton() {
  const t = useMessages(meetupMessages);
  return (
    <div className="meetup-list-skeleton">
      <Skeleton shape="block" label={t("loading")} />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
