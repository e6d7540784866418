import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";

/** What is posted where nobody here can change it later. */
export function RootLine({ monthYear, root }: { monthYear: string; root: string }) {
  const t = useMessages(monthsPanelMessages);
  const { isCopied, copy } = useCopy();
  const line = t("rootLine", { site: pack.name, month: monthYear, root });
  return (
    <section className="months-root" aria-label={t("rootTitle")}>
      <h3 className="display t5 w-84">{t("rootTitle")}</h3>
      <p className="muted">{t("rootLead")}</p>
      <code className="data" dir="ltr">
        {line}
      </code>
      <div className="row">
        <Button variant="line" size="medium" icon={isCopied ? "check" : "copy"} onClick={() => void copy(line)}>
          {isCopied ? t("copied") : t("copyLine")}
        </Button>
      </div>
    </section>
  );
}
