import { useReport } from "#features/reports/web/use-report.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import type { Listing } from "../listing.schema.ts";
import { marketMessages } from "./market.messages.ts";

/** Reports a listing, and says so in its own words. */
export function useListingReport() {
  const t = useMessages(marketMessages);
  const { report, dialog } = useReport();

  function reportListing({ id, title, seller }: Listing) {
    const words = { report: t("reportThis"), subject: t("reportSubject"), owner: t("reportOwner") };
    report({ type: "listing", refId: id, title, owner: seller, words });
  }

  return { report: reportListing, dialog };
}
