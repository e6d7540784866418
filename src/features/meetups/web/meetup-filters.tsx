import { useState } from "react";
import { BOARD_SEARCH_MAX } from "#features/boards/board.rules.ts";
import { FilterText } from "#features/boards/web/filter-text.tsx";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { SelectField } from "#web/ui/field.tsx";
import { MEETUP_SORTS } from "../meetup-address.rules.ts";
import { MEETUP_TAGS } from "../meetup-tags.catalog.ts";
import "./meetup-filters.css";
import { useMeetupCities } from "./meetup-cities.api.ts";
import type { MeetupFilters as Filters } from "./meetups.api.ts";
import { meetupMessages } from "./meetups.messages.ts";

interface MeetupFiltersProps {
  filters: Filters;
  onFilter: (name: keyof Filters, value: string) => void;
}

export function MeetupFilters({ filters, onFilter }: MeetupFiltersProps) {
  const t = useMessages(meetupMessages);
  const nameTag = usePackWords();
  const [isCityWanted, setIsCityWanted] = useState(false);
  const cities = useMeetupCities({ isWanted: isCityWanted });
  return (
    <search className="meetup-filters" aria-label={t("filters")}>
      <FilterText
        label={t("search")}
        placeholder={t("searchPlaceholder")}
        maxLength={BOARD_SEARCH_MAX}
        value={filters.q}
        onValue={(q) => onFilter("q", q)}
      />
      <FilterText
        label={t("city")}
        placeholder={t("cityPlaceholder")}
        maxLength={BOARD_SEARCH_MAX}
        value={filters.city}
        suggestions={cities.map(({ city }) => city)}
        onFocus={() => setIsCityWanted(true)}
        onValue={(city) => onFilter("city", city)}
      />
      <SelectField
        label={t("tag")}
        value={filters.tags}
        options={[
          { value: "all", label: t("allTags") },
          ...MEETUP_TAGS.map((tag) => ({ value: tag, label: nameTag(tag) })),
        ]}
        onChange={({ target }) => onFilter("tags", target.value)}
      />
      <SelectField
        label={t("sort")}
        value={filters.sort}
        options={MEETUP_SORTS.map((sort) => ({ value: sort, label: t(`sort_${sort}`) }))}
        onChange={({ target }) => onFilter("sort", target.value)}
      />
    </search>
  );
}
