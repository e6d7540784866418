import type { MerchItem } from "#shared/pack-media.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LazyPlate } from "#web/ui/lazy-plate.tsx";
import { arrangeRail, filterMerch, type MerchFilter } from "../merch.rules.ts";
import { merchMessages } from "./merch.messages.ts";
import { MerchPrint } from "./merch-print.tsx";

interface MerchRailProps {
  items: readonly MerchItem[];
  filter: MerchFilter;
  reasonId: string;
  onShowAll: () => void;
}

/** The prints of one filter, and how many there are. */
export function MerchRail({ items, filter, reasonId, onShowAll }: MerchRailProps) {
  const t = useMessages(merchMessages);
  const prints = arrangeRail(filterMerch(items, filter));
  const showAll = (
    <Button variant="bone" size="medium" onClick={onShowAll}>
      {t("showAll")}
    </Button>
  );
  return (
    <>
      <p className="merch-count cap muted" role="status">
        {t("count", { count: prints.length })}
      </p>
      {prints.length === 0 ? (
        <EmptyState fact={<FitTitle as="p" title={t.title("empty")} />} action={filter !== "All" && showAll}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <ul className="merch-prints">
          {prints.map(({ item, isDouble }, index) => (
            <MerchPrint key={item.id} item={item} isDouble={isDouble} isFirst={index === 0} reasonId={reasonId} />
          ))}
          {prints.length < items.length && (
            <li className="merch-part hero-block">
              <LazyPlate className="merch-plate" />
              <p className="merch-part-title display">
                {t("partTitle", { shown: prints.length, count: items.length })}
              </p>
              {showAll}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
