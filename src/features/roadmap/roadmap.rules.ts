export type QuarterState = "completed" | "current" | "planned";

const MONTHS_PER_QUARTER = 3;
export const QUARTERS = 4;

/** Index of the quarter of the roadmap's year that a month ("2026-11") lies in; -1 before that year, 4 after it. */
export function findCurrentQuarter(monthYear: string, roadmapYear: number): number {
  const year = Number(monthYear.slice(0, 4));
  if (year !== roadmapYear) return year < roadmapYear ? -1 : QUARTERS;
  return Math.floor((Number(monthYear.slice(5)) - 1) / MONTHS_PER_QUARTER);
}

export function getQuarterState(index: number, currentQuarter: number): QuarterState {
  if (index === currentQuarter) return "current";
  return index < currentQuarter ? "completed" : "planned";
}
