import { NO_CHANGE, UNKNOWN_VALUE } from "../trading.rules.ts";

/** Digits that carry a price below one dollar, so that a tiny price is as exact as a large one. */
const SIGNIFICANT_DIGITS = 4;
const UNITS = [
  { size: 1e12, letter: "T" },
  { size: 1e9, letter: "B" },
  { size: 1e6, letter: "M" },
  { size: 1e3, letter: "K" },
];

function isAmount(value: number | null): value is number {
  return value !== null && Number.isFinite(value) && value >= 0;
}

/** 1.5 → 1.50; 0.0004182 → 0.0004182; 0.00000000123 → 0.000000001230. Never an exponent. */
export function formatPrice(price: number | null): string {
  if (!isAmount(price)) return UNKNOWN_VALUE;
  if (price === 0 || price >= 1) return price.toFixed(2);
  const leadingPlace = -Math.floor(Math.log10(price));
  return price.toFixed(Math.min(leadingPlace + SIGNIFICANT_DIGITS - 1, 100));
}

/** 950 → 950; 96400 → 96.4K; 1234567 → 1.23M. */
export function formatCompact(amount: number | null): string {
  if (!isAmount(amount)) return UNKNOWN_VALUE;
  if (amount < 999.5) return amount.toFixed(0);
  // What would round up to 1000 of a unit is written as 1 of the next.
  const unit = UNITS.find(({ size }) => amount >= size * 0.99995) ?? { size: 1e3, letter: "K" };
  return `${(amount / unit.size).toFixed(unit.letter === "K" ? 1 : 2)}${unit.letter}`;
}

/** 12.4 → +12.40%; -2.611 → -2.61%; what rounds to nothing has no sign. */
export function formatChange(percent: number | null): string {
  if (percent === null || !Number.isFinite(percent)) return NO_CHANGE;
  const digits = Math.abs(percent) >= 1000 ? 0 : 2;
  const text = Math.abs(percent).toFixed(digits);
  if (Number(text) === 0) return NO_CHANGE;
  return `${percent > 0 ? "+" : "-"}${text}%`;
}
