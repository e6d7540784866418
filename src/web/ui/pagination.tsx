import { useMessages } from "#web/i18n/messages.ts";
import { Icon } from "./icon.tsx";
import "./pagination.css";
import { uiMessages } from "./ui.messages.ts";

interface PaginationProps {
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Joined cells: back, at most five neighbours, forward. */
export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  const t = useMessages(uiMessages);
  const first = Math.max(1, Math.min(page - 2, pageCount - 4));
  const pages = Array.from({ length: Math.min(5, pageCount) }, (_, index) => first + index);
  return (
    <nav className="pagination" aria-label={label}>
      <button type="button" aria-label={t("previousPage")} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon name="arrow-left" />
      </button>
      {pages.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={t("page", { page: number })}
          aria-current={number === page ? "page" : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <button type="button" aria-label={t("nextPage")} disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        <Icon name="arrow-right" />
      </button>
    </nav>
  );
}
