import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { marketMessages } from "./market.messages.ts";

/** Announced, and off until there is something to pay with. */
export function PayButton() {
  const t = useMessages(marketMessages);
  return (
    <Button className="market-pay" size="small" icon={null} disabled>
      {t("pay", { ticker: pack.ticker })} <span className="market-pay-soon">{t("soon")}</span>
    </Button>
  );
}
