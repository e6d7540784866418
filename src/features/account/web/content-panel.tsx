import { useState } from "react";
import { useNow } from "#features/leaderboard/web/use-now.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useFocusOn } from "#web/lib/use-focus-on.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ContentItem } from "../content.schema.ts";
import { ContentCard, getCardId } from "./content-card.tsx";
import { ContentEmpty } from "./content-empty.tsx";
import type { ContentFilter } from "./content-lists.ts";
import { ContentView } from "./content-view.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { useContentActions } from "./use-content-actions.ts";
import { useContentList } from "./use-vault.ts";
import { useCollection } from "./vault.api.ts";
import { vaultMessages } from "./vault.messages.ts";

const PANEL_ID = "vault-list";

interface ContentPanelProps {
  userId: string;
  filter: ContentFilter;
}

/** One tab of the vault: its cards, or what stands in their place. */
export function ContentPanel({ userId, filter }: ContentPanelProps) {
  const t = useMessages(vaultMessages);
  const list = useContentList(userId, filter);
  const focusOn = useFocusOn();
  const items = list.data?.pages.flatMap(({ content }) => content);

  async function handleLoadMore() {
    const { data } = await list.fetchNextPage();
    const firstNew = data?.pages.flatMap(({ content }) => content)[items?.length ?? 0];
    if (firstNew) focusOn(getCardId(firstNew));
  }

  return (
    <div id={PANEL_ID} tabIndex={-1} className="vault-list">
      <h2 className="visually-hidden">{t(`tab_${filter}`)}</h2>
      {items === undefined && !list.isError && <ContentSkeleton />}
      {items === undefined && list.isError && (
        <EmptyState
          className="vault-broken"
          fact={t("brokenFact")}
          plate={<span className="account-plate plate" />}
          action={
            <Button icon="refresh" onClick={() => void list.refetch()}>
              {t("tryAgain")}
            </Button>
          }
        >
          {t("broken")}
        </EmptyState>
      )}
      {items?.length === 0 && <ContentEmpty userId={userId} filter={filter} />}
      {items !== undefined && items.length > 0 && (
        <>
          <ContentGrid userId={userId} filter={filter} items={items} focusOn={focusOn} />
          <div className="vault-more">
            <Shown userId={userId} filter={filter} count={items.length} />
            {list.isFetchNextPageError && <p role="alert">{t("brokenMore")}</p>}
            {list.hasNextPage && <LoadMore isBusy={list.isFetchingNextPage} onLoad={() => void handleLoadMore()} />}
          </div>
        </>
      )}
    </div>
  );
}

interface ContentGridProps extends ContentPanelProps {
  items: ContentItem[];
  focusOn: (elementId: string) => void;
}

function ContentGrid({ userId, filter, items, focusOn }: ContentGridProps) {
  const now = useNow();
  const [enlarged, setEnlarged] = useState<ContentItem>();
  const [sharedId, setSharedId] = useState<string>();
  const actions = useContentActions(userId, { onRestore: (item) => focusOn(getCardId(item)) });
  const shared = items.find(({ id }) => id === sharedId);

  /** Before a card goes: its neighbour takes the focus, the next one or else the one before. */
  function passFocus(item: ContentItem) {
    const index = items.indexOf(item);
    const neighbour = items[index + 1] ?? items[index - 1];
    focusOn(neighbour ? getCardId(neighbour) : PANEL_ID);
  }

  function handleToggleFavorite(item: ContentItem) {
    if (filter === "favorites") passFocus(item);
    void actions.toggleFavorite(item);
  }

  function handleDelete(item: ContentItem) {
    passFocus(item);
    void actions.remove(item);
  }

  return (
    <>
      <ul className="vault-grid">
        {items.map((item, index) => (
          <ContentCard
            key={item.id}
            item={item}
            isNewest={index === 0}
            now={now}
            onToggleFavorite={handleToggleFavorite}
            onEnlarge={setEnlarged}
            onDownload={(downloaded) => void actions.download(downloaded)}
            onShare={({ id }) => setSharedId(id)}
            onDelete={handleDelete}
          />
        ))}
      </ul>
      {enlarged && <ContentView item={enlarged} onClose={() => setEnlarged(undefined)} />}
      {shared && <ShareDialog userId={userId} item={shared} onClose={() => setSharedId(undefined)} />}
    </>
  );
}

const COUNTED = { all: "total", tweet: "tweets", meme: "memes", pfp: "pfps", favorites: "favorites" } as const;

function Shown({ userId, filter, count }: ContentPanelProps & { count: number }) {
  const t = useMessages(vaultMessages);
  const { data: collection } = useCollection(userId);
  return (
    <p className="cap muted" role="status">
      {collection && t("shownOf", { shown: count, total: collection[COUNTED[filter]] })}
    </p>
  );
}

function ContentSkeleton() {
  const t = useMessages(vaultMessages);
  return (
    <div className="vault-grid">
      <Skeleton className="vault-card vault-newest" shape="square" label={t("loading")} />
      {["a", "b", "c", "d", "e"].map((key) => (
        <Skeleton key={key} className="vault-card" shape="square" />
      ))}
    </div>
  );
}
