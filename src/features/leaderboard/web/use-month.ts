import { useSearchParams } from "wouter";
import { getMonthYear, isMonthYear } from "#features/points/points.rules.ts";

const NAME = "month";

interface Month {
  /** The month that runs; undefined as long as the time is. */
  current: string | undefined;
  shown: string | undefined;
  choose: (monthYear: string) => void;
}

/** The month that the address names; without one, or with one still to come, the page follows the clock. */
export function useMonth(now: Date | undefined): Month {
  const [params, setParams] = useSearchParams();
  const current = now && getMonthYear(now);
  const named = params.get(NAME) ?? "";
  const isPast = current !== undefined && isMonthYear(named) && named < current;

  function choose(monthYear: string) {
    setParams(
      (before) => {
        const changed = new URLSearchParams(before);
        if (monthYear === current) changed.delete(NAME);
        else changed.set(NAME, monthYear);
        return changed;
      },
      // Leafing through the months is not a way through the site.
      { replace: true },
    );
  }

  return { current, shown: isPast ? named : current, choose };
}
