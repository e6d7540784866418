import { useRaiseHand } from "#features/interests/web/use-raise-hand.ts";
import type { Zone } from "#shared/pack-lists.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
import { ZoneMark } from "./zone-mark.tsx";
import { zonesMessages } from "./zones.messages.ts";

export function ZoneDetail({ zone: { id, name, country, members, activity } }: { zone: Zone }) {
  const t = useMessages(zonesMessages);
  const { raiseHand, isBusy } = useRaiseHand();
  return (
    <div className="zones-detail">
      <div aria-live="polite">
        <p className={`zones-word-${activity} cap`}>
          <ZoneMark activity={activity} /> {t(activity)}
        </p>
        <h3 className="zones-name display w-50">{name}</h3>
      </div>
      <ReceiptList>
        <ReceiptLine label={t("country")} value={country} />
        <ReceiptLine label={t("activeMembers")} value={t("number", { count: members })} />
      </ReceiptList>
      <Button isBusy={isBusy} onClick={() => raiseHand({ kind: "zone", refId: id, name })}>
        {t("join")}
      </Button>
    </div>
  );
}
