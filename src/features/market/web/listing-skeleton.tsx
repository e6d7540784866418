import { useMessages } from "#web/i18n/messages.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { marketMessages } from "./market.messages.ts";

const COLUMNS = ["a", "b", "c", "d"];

/** Columns of still dots, as high as the first screen. */
export function ListingSkeleton() {
  const t = useMessages(marketMessages);
  return (
    <div className="market-sheet market-skeleton">
      <span className="visually-hidden" role="status">
        {t("loading")}
      </span>
      {COLUMNS.map((key) => (
        <div key={key} className="market-ad">
          <Skeleton className="market-skeleton-print" shape="block" />
          <Skeleton />
          <Skeleton shape="line" />
        </div>
      ))}
    </div>
  );
}
