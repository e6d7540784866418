import { mention } from "#web/i18n/mention.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import type { ReviewRow } from "../review.schema.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import "./place-signals.css";

/** Names of others in one line; of more it says how many. */
const NAMES_MAX = 5;

/** What stands out about a member, in words and with the names of the others. */
export function PlaceSignals({ signals }: { signals: ReviewRow["signals"] }) {
  const t = useMessages(monthsPanelMessages);
  const locale = useLocale();
  const list = new Intl.ListFormat(locale, { type: "conjunction" });

  function nameOthers(others: readonly string[], gone: number): string {
    const shown = others.slice(0, NAMES_MAX).map((name) => mention(name, locale));
    const rest = others.length - NAMES_MAX;
    const deleted = gone > 0 ? [t("deletedAccounts", { count: gone })] : [];
    if (rest <= 0) return list.format([...shown, ...deleted]);
    return list.format([t("andMore", { names: list.format(shown), count: rest }), ...deleted]);
  }

  if (signals.length === 0) return <p className="cap muted">{t("noSignals")}</p>;
  return (
    <ul className="months-signals" aria-label={t("signals")}>
      {signals.map(({ code, count, with: others, gone }) => {
        const text = t(`signal_${code}`, { count });
        return (
          <li key={code}>
            {others.length + gone === 0 ? text : t("signalWith", { text, names: nameOthers(others, gone) })}
          </li>
        );
      })}
    </ul>
  );
}
