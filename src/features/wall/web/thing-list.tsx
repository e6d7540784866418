import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { useFocusOn } from "#web/lib/use-focus-on.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { getCardId } from "./thing-card.tsx";
import { ThingGrid } from "./thing-grid.tsx";
import { useThings, type WallView } from "./wall.api.ts";
import { wallMessages } from "./wall.messages.ts";

const LIST_ID = "wall-list";

/** The things in whatever state they are: loading, failed, none, or some. */
export function ThingList({ view }: { view: WallView }) {
  const t = useMessages(wallMessages);
  const { user } = useUser();
  const focusOn = useFocusOn();
  const list = useThings(view, user?.id);
  const pages = list.data?.pages.map(({ things }) => things);
  const count = pages?.flat().length ?? 0;

  async function handleLoadMore() {
    const { data } = await list.fetchNextPage();
    const firstNew = data?.pages.at(-1)?.things[0];
    if (firstNew) focusOn(getCardId(firstNew));
  }

  return (
    <section id={LIST_ID} tabIndex={-1} aria-busy={list.isFetching}>
      <h2 className="visually-hidden">{t("things")}</h2>
      {pages === undefined && !list.isError && <ThingSkeleton />}
      {pages === undefined && list.isError && (
        <div role="alert">
          <EmptyState
            className="wall-state"
            fact={t("brokenFact")}
            illustration={<span className="wall-illustration illustration" />}
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
      {pages !== undefined && count === 0 && <NothingThere view={view} />}
      {pages !== undefined && count > 0 && <ThingGrid pages={pages} fallbackId={LIST_ID} />}
      <div className="wall-foot">
        <p className={count > 0 ? "cap muted" : "visually-hidden"} role="status">
          {pages && t("shown", { count })}
        </p>
        {list.isFetchNextPageError && <p role="alert">{t("brokenMore")}</p>}
        {list.hasNextPage && <LoadMore isBusy={list.isFetchingNextPage} onLoad={() => void handleLoadMore()} />}
      </div>
    </section>
  );
}

function NothingThere({ view }: { view: WallView }) {
  const t = useMessages(wallMessages);
  const isOwn = view === "own";
  return (
    <EmptyState
      className="wall-state"
      fact={<FitTitle as="p" title={t.title("bare")} />}
      illustration={<span className="wall-illustration illustration" />}
      action={<ButtonLink href={isOwn ? "/account" : "/tools"}>{t(isOwn ? "openVault" : "makeSomething")}</ButtonLink>}
    >
      {t(isOwn ? "emptyOwn" : "emptyText")}
    </EmptyState>
  );
}

function ThingSkeleton() {
  const t = useMessages(wallMessages);
  return (
    <div className="wall-grid">
      <Skeleton shape="square" label={t("loading")} />
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} shape="square" />
      ))}
    </div>
  );
}
