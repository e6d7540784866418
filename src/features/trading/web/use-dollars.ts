import { writeFigure } from "#web/i18n/locale.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { formatDollars, UNKNOWN_VALUE } from "../trading.rules.ts";
import { tokenTickerMessages } from "./token-ticker.messages.ts";

/** Writes what the price source says of a value; the word for one that nobody knows yet is the reader's. */
export function useDollars(): (value: string | undefined) => string {
  const t = useMessages(tokenTickerMessages);
  return (value) => {
    const shown = formatDollars(value);
    return shown === UNKNOWN_VALUE ? t("unknown") : writeFigure(shown);
  };
}
