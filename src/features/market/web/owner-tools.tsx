import { ThingNoticeSlot } from "#features/moderation/web/thing-notice-slot.tsx";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import type { Listing } from "../listing.schema.ts";
import { formatExpiry } from "./format-expiry.ts";
import { dealMessages } from "./listing-deal.messages.ts";
import { useOwnerActions } from "./use-owner-actions.ts";

export interface OwnerHandlers {
  onEdit: (listing: Listing) => void;
  onRemove: (listing: Listing) => void;
}

/** What its seller can do with an ad, and how long it runs. */
export function OwnerTools({ listing, ...handlers }: { listing: Listing } & OwnerHandlers) {
  const t = useMessages(dealMessages);
  const locale = useLocale();
  const { markSold, unsell, renew } = useOwnerActions();
  const { status, title, expiresAt, hiddenAt } = listing;
  const date = formatExpiry(expiresAt, locale);
  const small = { size: "small", variant: "line", icon: null } as const;
  return (
    <div className="market-owner">
      {hiddenAt !== null && (
        <p className="market-owner-hidden">
          <ThingNoticeSlot refId={listing.id} fallback={t("hidden")} />
        </p>
      )}
      {status !== "sold" && <p className="cap muted">{t(status === "open" ? "expires" : "expiredOn", { date })}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div className="market-owner-tools" role="group" aria-label={t("ownerTools", { title })}>
        {status !== "sold" && (
          <Button {...small} onClick={() => handlers.onEdit(listing)}>
            {t("edit")}
          </Button>
        )}
        {status === "open" && (
          <Button {...small} onClick={() => void markSold(listing)}>
            {t("markSold")}
          </Button>
        )}
        {status === "sold" && (
          <Button {...small} onClick={() => void unsell(listing)}>
            {t("unsell")}
          </Button>
        )}
        {status !== "sold" && (
          <Button {...small} onClick={() => void renew(listing)}>
            {t("renew")}
          </Button>
        )}
        <Button {...small} onClick={() => handlers.onRemove(listing)}>
          {t("remove")}
        </Button>
      </div>
    </div>
  );
}
