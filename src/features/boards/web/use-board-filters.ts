import { useSearchParams } from "wouter";

export interface BoardFilters<Filters> {
  filters: Filters;
  /** True when anything differs from what the board shows by itself. */
  isNarrowed: boolean;
  setFilter(name: keyof Filters & string, value: string): void;
  reset(): void;
}

/**
 * What a board is narrowed to stands in the address, so that a reload, a link and the way back find it. The defaults
 * name the filters and stay out of the address; what else stands there is left alone.
 */
export function useBoardFilters<Filters extends Record<string, string>>(defaults: Filters): BoardFilters<Filters> {
  const [params, setParams] = useSearchParams();
  const names = Object.keys(defaults) as (keyof Filters & string)[];
  const filters = { ...defaults };
  for (const name of names) filters[name] = (params.get(name) ?? defaults[name]) as Filters[typeof name];

  function change(values: Partial<Record<string, string>>) {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined || value === "" || value === defaults[name]) changed.delete(name);
          else changed.set(name, value);
        }
        return changed;
      },
      // Typing and picking are not a way through the site.
      { replace: true },
    );
  }

  return {
    filters,
    isNarrowed: names.some((name) => filters[name] !== defaults[name]),
    setFilter: (name, value) => change({ [name]: value }),
    reset: () => change(defaults),
  };
}
