import { useState } from "react";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Listing } from "../listing.schema.ts";
import { dealMessages } from "./listing-deal.messages.ts";
import { useMarket } from "./market.api.ts";

/** Keeps an ad for later, for this member alone; what was let go can be had back at once. */
export function SaveButton({ listing, size = "small" }: { listing: Listing; size?: "small" | "medium" }) {
  const t = useMessages(dealMessages);
  const isMember = useMemberGate();
  const market = useMarket();
  const [isBusy, setIsBusy] = useState(false);
  const { title, isSaved } = listing;

  async function change(isWanted: boolean) {
    setIsBusy(true);
    try {
      await market.setSaved(listing, isWanted);
      if (isWanted) return;
      const action = { label: t("undo"), onAct: () => void change(true) };
      toast({ title: t("unsavedTitle"), description: t("unsavedText", { title }), variant: "neutral", action });
    } catch (error) {
      showFailure(error, { description: describeError(error, t("saveFailed")) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      size={size}
      variant={isSaved ? "bone" : "line"}
      icon={isSaved ? "check" : null}
      isBusy={isBusy}
      aria-pressed={isSaved}
      aria-label={t("saveLabel", { title })}
      onClick={() => {
        if (isMember(t("saveNeedsLogin"))) void change(!isSaved);
      }}
    >
      {t(isSaved ? "saved" : "save")}
    </Button>
  );
}
