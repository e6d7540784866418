import type { MerchItem } from "#shared/pack-media.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LazyIllustration } from "#web/ui/lazy-illustration.tsx";
import { arrangeTiles, filterMerch, type MerchFilter } from "../merch.rules.ts";
import { merchMessages } from "./merch.messages.ts";
import { MerchCard } from "./merch-card.tsx";

interface MerchListProps {
  items: readonly MerchItem[];
  filter: MerchFilter;
  reasonId: string;
  onShowAll: () => void;
}

/** The cards of one filter, and how many there are. */
export function MerchList({ items, filter, reasonId, onShowAll }: MerchListProps) {
  const t = useMessages(merchMessages);
  const tiles = arrangeTiles(filterMerch(items, filter));
  const showAll = (
    <Button variant="bone" size="medium" onClick={onShowAll}>
      {t("showAll")}
    </Button>
  );
  return (
    <>
      <p className="merch-count cap muted" role="status">
        {t("count", { count: tiles.length })}
      </p>
      {tiles.length === 0 ? (
        <EmptyState fact={<FitTitle as="p" title={t.title("empty")} />} action={filter !== "All" && showAll}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <ul className="merch-cards">
          {tiles.map(({ item, isDouble }, index) => (
            <MerchCard key={item.id} item={item} isDouble={isDouble} isFirst={index === 0} reasonId={reasonId} />
          ))}
          {tiles.length < items.length && (
            <li className="merch-part hero-block">
              <LazyIllustration className="merch-illustration" />
              <p className="merch-part-title display">{t("partTitle", { shown: tiles.length, count: items.length })}</p>
              {showAll}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
