import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Pagination } from "#web/ui/pagination.tsx";
import type { Review } from "../review.schema.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import { ReviewPlace } from "./review-place.tsx";
import "./review-standings.css";

interface ReviewStandingsProps {
  review: Review;
  page: number;
  isBusy: boolean;
  onPage: (page: number) => void;
}

/** Who stood where at the freeze, a page at a time, with what a person should look at. */
export function ReviewStandings({ review, page, isBusy, onPage }: ReviewStandingsProps) {
  const t = useMessages(monthsPanelMessages);
  const format = new Intl.NumberFormat(useLocale());
  const { rows, ranked, pageSize } = review;
  const pageCount = Math.max(1, Math.ceil(ranked / pageSize));
  const [from, to] = [(page - 1) * pageSize + 1, Math.min(page * pageSize, ranked)];
  const canDecide = review.settledAt === null;
  return (
    <section className="months-standings" aria-label={t("standings")} aria-busy={isBusy}>
      <h3 className="display t5 w-84">{t("standings")}</h3>
      <p className="muted">{ranked === 0 ? t("standingsEmpty") : t("standingsLead")}</p>
      <ol>
        {rows.map((row) => (
          <ReviewPlace
            key={row.pseudonym}
            row={row}
            monthYear={review.monthYear}
            canDecide={canDecide}
            canNote={review.publishedAt === null}
          />
        ))}
      </ol>
      {pageCount > 1 && (
        <div className="row">
          <Pagination label={t("pages")} page={page} pageCount={pageCount} onPage={onPage} />
          <p className="cap muted">
            {t("shown", { from: format.format(from), to: format.format(to), count: format.format(ranked) })}
          </p>
        </div>
      )}
    </section>
  );
}
