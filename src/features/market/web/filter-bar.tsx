import { FilterText } from "#features/boards/web/filter-text.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LISTING_CATEGORIES } from "../listing-categories.catalog.ts";
import "./filter-bar.css";
import { marketMessages } from "./market.messages.ts";
import { LISTING_SORTS, type ListingFilters, SEARCH_MAX } from "./use-listing-filters.ts";

interface FilterBarProps {
  filters: ListingFilters;
  onFilter: (name: keyof ListingFilters, value: string) => void;
  /** A member can look at their own. */
  hasOwn: boolean;
}

/** One row high: the labels are for readers, the chosen words say it to the eye. */
export function FilterBar({ filters, onFilter, hasOwn }: FilterBarProps) {
  const t = useMessages(marketMessages);
  const categories = ["all", ...LISTING_CATEGORIES] as const;
  return (
    <search className="market-filters" aria-label={t("filters")}>
      <div className="market-search">
        <Icon name="search" />
        <FilterText
          label={t("search")}
          placeholder={t("search")}
          maxLength={SEARCH_MAX}
          value={filters.q}
          onValue={(q) => onFilter("q", q)}
        />
      </div>
      <SelectField
        label={t("category")}
        value={filters.category}
        options={categories.map((value) => ({ value, label: t(`category_${value}`) }))}
        onChange={({ target }) => onFilter("category", target.value)}
      />
      <SelectField
        label={t("sort")}
        value={filters.sort}
        options={LISTING_SORTS.map((value) => ({ value, label: t(`sort_${value}`) }))}
        onChange={({ target }) => onFilter("sort", target.value)}
      />
      <Checkbox
        className="data"
        checked={filters.hasImages === "true"}
        onChange={({ target }) => onFilter("hasImages", target.checked ? "true" : "")}
      >
        {t("hasImages")}
      </Checkbox>
      {hasOwn &&
        (["saved", "own"] as const).map((name) => (
          <Checkbox
            key={name}
            className="data"
            checked={filters[name] === "true"}
            onChange={({ target }) => onFilter(name, target.checked ? "true" : "")}
          >
            {t(`${name}Only`)}
          </Checkbox>
        ))}
    </search>
  );
}
