/**
 * A number as the language writes it.
 * NOTE: the first use of the browser's tables costs a slow phone a tenth of a second, in the middle of the page coming
 * alive; for the small whole numbers of most pages they change nothing in English.
 */
export function formatNumber(value: number, locale: string): string {
  const isPlain = locale === "en" && Number.isInteger(value) && value >= 0 && value < 1000;
  return isPlain ? String(value) : new Intl.NumberFormat(locale).format(value);
}
