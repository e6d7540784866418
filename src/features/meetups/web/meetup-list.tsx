import { useLayoutEffect, useState } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { useFocusOn } from "#web/lib/use-focus-on.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import type { Meetup } from "../meetup.schema.ts";
import "./meetup-list.css";
import { getRowId, MeetupRow } from "./meetup-row.tsx";
import { MEETUPS_CALENDAR_URL, type MeetupFilters, useMeetups } from "./meetups.api.ts";
import { meetupMessages } from "./meetups.messages.ts";
import { useMeetupReport } from "./use-meetup-report.ts";

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

/** The rows of the board, or what stands in their place. */
export function MeetupList({ filters, onEdit, ...empty }: MeetupListProps) {
  const t = useMessages(meetupMessages);
  const { user } = useUser();
  const isAlive = useIsAlive();
  const list = useMeetups({ filters, userId: user?.id, isEnabled: isAlive });
  const focusOn = useFocusOn();
  const meetups = list.data?.pages.flatMap((page) => page.meetups);

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
      {meetups === undefined && !list.isError && <RowsSkeleton />}
      {meetups === undefined && list.isError && <BrokenList onRetry={() => void list.refetch()} />}
      {meetups?.length === 0 && <NoMeetups {...empty} />}
      {meetups !== undefined && meetups.length > 0 && (
        <>
          <Rows meetups={meetups} isByDate={filters.sort === "event-date"} onEdit={onEdit} />
          <div className="meetup-list-foot">
            {list.hasNextPage && <LoadMore isBusy={list.isFetchingNextPage} onLoad={() => void handleLoadMore()} />}
            {list.isFetchNextPageError && <p role="alert">{t("brokenMore")}</p>}
            <CalendarFeed />
          </div>
        </>
      )}
    </section>
  );
}

interface RowsProps {
  meetups: Meetup[];
  /** Only then what is over stands together, at the end. */
  isByDate: boolean;
  onEdit: (meetup: Meetup) => void;
}

function Rows({ meetups, isByDate, onEdit }: RowsProps) {
  const t = useMessages(meetupMessages);
  const { report, dialog } = useMeetupReport();
  const firstPast = isByDate ? meetups.findIndex(({ isPast }) => isPast) : -1;
  const upcoming = firstPast < 0 ? meetups : meetups.slice(0, firstPast);
  const past = firstPast < 0 ? [] : meetups.slice(firstPast);

  function renderRows(rows: Meetup[], nextId?: string) {
    return (
      <ul className="meetup-rows">
        {rows.map((meetup) => (
          <MeetupRow key={meetup.id} meetup={meetup} onEdit={onEdit} onReport={report} isNext={meetup.id === nextId} />
        ))}
      </ul>
    );
  }

  return (
    <>
      {upcoming.length > 0 && renderRows(upcoming, isByDate ? upcoming[0]?.id : undefined)}
      {past.length > 0 && (
        <>
          <h2 className="meetup-list-past display t4 w-75">{t("past")}</h2>
          {renderRows(past)}
        </>
      )}
      {dialog}
    </>
  );
}

/** The whole board as a calendar that goes on: opened in the calendar, or its address for one elsewhere. */
function CalendarFeed() {
  const t = useMessages(meetupMessages);
  const { isCopied, copy } = useCopy();
  const isAlive = useIsAlive();
  const url = isAlive ? new URL(MEETUPS_CALENDAR_URL, window.location.origin).href : MEETUPS_CALENDAR_URL;
  return (
    <>
      <ButtonLink variant="quiet" size="small" icon="download" href={url.replace(/^https?:/, "webcal:")}>
        {t("feed")}
      </ButtonLink>
      <Button variant="quiet" size="small" icon={isCopied ? "check" : "copy"} onClick={() => void copy(url)}>
        {t(isCopied ? "feedCopied" : "feedCopy")}
      </Button>
    </>
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
