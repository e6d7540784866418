import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { toast } from "#web/ui/toast.ts";
import type { Listing } from "../listing.schema.ts";
import { formatExpiry } from "./format-expiry.ts";
import { dealMessages } from "./listing-deal.messages.ts";
import { useMarket } from "./market.api.ts";

interface OwnerActions {
  markSold(listing: Listing): Promise<void>;
  unsell(listing: Listing): Promise<void>;
  renew(listing: Listing): Promise<void>;
}

/** What a seller does with one press, with the words that go with it. */
export function useOwnerActions(): OwnerActions {
  const t = useMessages(dealMessages);
  const locale = useLocale();
  const market = useMarket();

  async function act(change: () => Promise<Listing>, title: string, toText: (listing: Listing) => string) {
    try {
      const description = toText(await change());
      toast({ title, description, variant: "success" });
    } catch (error) {
      showFailure(error, { description: describeError(error, t("changeFailed")) });
    }
  }

  return {
    markSold: ({ id }) =>
      act(
        () => market.markSold(id),
        t("markedSoldTitle"),
        () => t("markedSoldText"),
      ),
    unsell: ({ id }) =>
      act(
        () => market.unsell(id),
        t("unsoldTitle"),
        () => t("unsoldText"),
      ),
    renew: ({ id }) =>
      act(
        () => market.renew(id),
        t("renewedTitle"),
        ({ expiresAt }) => t("renewedText", { date: formatExpiry(expiresAt, locale) }),
      ),
  };
}
