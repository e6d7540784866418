import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { useFocusOn } from "#web/lib/use-focus-on.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { ItemFilter } from "../item-kinds.catalog.ts";
import type { VaultItem } from "../vault.schema.ts";
import type { CardHandlers } from "./item-actions.tsx";
import { getCardId, ItemCard } from "./item-card.tsx";
import { countItems } from "./item-lists.ts";
import { useItemActions } from "./use-item-actions.ts";
import { useItemList } from "./use-vault.ts";
import { useCollection } from "./vault.api.ts";
import { vaultMessages } from "./vault.messages.ts";
import { VaultEmpty } from "./vault-empty.tsx";

const ItemView = lazyDialog(async () => (await import("./item-view.tsx")).ItemView);
const ShareDialog = lazyDialog(async () => (await import("./share-dialog.tsx")).ShareDialog);
const PANEL_ID = "vault-list";

interface VaultPanelProps {
  userId: string;
  filter: ItemFilter;
  /** One more button under each card. */
  ExtraAction?: CardHandlers["ExtraAction"];
}

/** One tab of the vault: its cards, or what stands in their place. */
export function VaultPanel({ userId, filter, ExtraAction }: VaultPanelProps) {
  const t = useMessages(vaultMessages);
  const list = useItemList(userId, filter);
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
      {items === undefined && !list.isError && <ItemSkeleton />}
      {items === undefined && list.isError && (
        <EmptyState
          className="vault-broken"
          fact={t("brokenFact")}
          illustration={<span className="vault-illustration illustration" />}
          action={
            <Button icon="refresh" onClick={() => void list.refetch()}>
              {t("tryAgain")}
            </Button>
          }
        >
          {t("broken")}
        </EmptyState>
      )}
      {items?.length === 0 && <VaultEmpty userId={userId} filter={filter} />}
      {items !== undefined && items.length > 0 && (
        <>
          <ItemGrid userId={userId} filter={filter} items={items} focusOn={focusOn} ExtraAction={ExtraAction} />
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

interface ItemGridProps extends VaultPanelProps {
  items: VaultItem[];
  focusOn: (elementId: string) => void;
}

function ItemGrid({ userId, filter, items, focusOn, ExtraAction }: ItemGridProps) {
  const now = useNow();
  const [enlarged, setEnlarged] = useState<VaultItem>();
  const [sharedId, setSharedId] = useState<string>();
  const actions = useItemActions(userId, { onRestore: (item) => focusOn(getCardId(item)) });
  const shared = items.find(({ id }) => id === sharedId);

  /** Before a card goes: its neighbour takes the focus, the next one or else the one before. */
  function passFocus(item: VaultItem) {
    const index = items.indexOf(item);
    const neighbour = items[index + 1] ?? items[index - 1];
    focusOn(neighbour ? getCardId(neighbour) : PANEL_ID);
  }

  function handleToggleFavorite(item: VaultItem) {
    if (filter === "favorites") passFocus(item);
    void actions.toggleFavorite(item);
  }

  function handleDelete(item: VaultItem) {
    passFocus(item);
    void actions.remove(item);
  }

  return (
    <>
      <ul className="vault-grid">
        {items.map((item, index) => (
          <ItemCard
            key={item.id}
            item={item}
            isNewest={index === 0}
            now={now}
            onToggleFavorite={handleToggleFavorite}
            onEnlarge={setEnlarged}
            onDownload={(downloaded) => void actions.download(downloaded)}
            onShare={({ id }) => setSharedId(id)}
            onDelete={handleDelete}
            ExtraAction={ExtraAction}
          />
        ))}
      </ul>
      {enlarged && <ItemView item={enlarged} onClose={() => setEnlarged(undefined)} />}
      {shared && <ShareDialog userId={userId} item={shared} onClose={() => setSharedId(undefined)} />}
    </>
  );
}

function Shown({ userId, filter, count }: VaultPanelProps & { count: number }) {
  const t = useMessages(vaultMessages);
  const { data: collection } = useCollection(userId);
  return (
    <p className="cap muted" role="status">
      {collection && t("shownOf", { shown: count, total: countItems(collection, filter) })}
    </p>
  );
}

function ItemSkeleton() {
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
