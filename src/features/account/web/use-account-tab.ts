import { useSearchParams } from "wouter";

export const ACCOUNT_TABS = ["all", "tweet", "meme", "pfp", "favorites", "settings"] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The open tab stands in the address, so that a reload, a link and the way back find it. */
export function useAccountTab(): [AccountTab, (tab: AccountTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("tab");
  const tab = ACCOUNT_TABS.find((id) => id === asked) ?? "all";

  function open(next: AccountTab) {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === "all") changed.delete("tab");
        else changed.set("tab", next);
        return changed;
      },
      // Walking along the tabs is not a way through the site.
      { replace: true },
    );
  }

  return [tab, open];
}
