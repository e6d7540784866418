import { useLocale, useMessages } from "#web/i18n/messages.ts";
import type { ReviewRow } from "../review.schema.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import "./place-signals.css";

/** Names of others in one line; of more it says how many. */
const NAMES_MAX = 5;

/** What stands out about a member, in words and with the names of the others. */
export function PlaceSignals({ signals }: { signals: ReviewRow["signals"] }) {
  const t = useMessages(monthsPanelMessages);
  const list = new Intl.ListFormat(useLocale(), { type: "conjunction" });

  function nameOthers(others: readonly string[]): string {
    const names = list.format(others.slice(0, NAMES_MAX).map((name) => `@${name}`));
    const rest = others.length - NAMES_MAX;
    return rest > 0 ? t("andMore", { names, count: rest }) : names;
  }

  if (signals.length === 0) return <p className="cap muted">{t("noSignals")}</p>;
  return (
    <ul className="months-signals" aria-label={t("signals")}>
      {signals.map(({ code, count, with: others }) => {
        const text = t(`signal_${code}`, { count });
        return <li key={code}>{others.length === 0 ? text : t("signalWith", { text, names: nameOthers(others) })}</li>;
      })}
    </ul>
  );
}
