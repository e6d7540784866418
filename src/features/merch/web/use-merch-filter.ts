import { useSearchParams } from "wouter";
import { findFilter, type MerchFilter, toFilterSlug } from "../merch.rules.ts";

const NAME = "category";

/** The filter stands in the address, so that a link, a reload and the way back find it. */
export function useMerchFilter(): [MerchFilter, (filter: MerchFilter) => void] {
  const [params, setParams] = useSearchParams();

  function choose(filter: MerchFilter) {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (filter === "All") changed.delete(NAME);
        else changed.set(NAME, toFilterSlug(filter));
        return changed;
      },
      // Looking through the rail is not a way through the site.
      { replace: true },
    );
  }

  return [findFilter(params.get(NAME)), choose];
}
