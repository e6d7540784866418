import type { HealthFactName, HealthFindingCode, HealthLevel } from "#shared/health.catalog.ts";

export interface HealthFinding {
  code: HealthFindingCode;
  level: HealthLevel;
  /** Never a secret, nor what a member wrote: people send the report to others. Times are ISO texts. */
  values?: Record<string, string | number>;
}

export interface HealthFact {
  name: HealthFactName;
  /** Which of several: a table, a job, a service. */
  of?: string;
  value: string | number | null;
  /** How often it was, where a figure is one of many. */
  count?: number;
}

/** What one part of the site says of itself. */
export interface HealthAnswer {
  /** What stands out; nothing while all is well. */
  findings?: HealthFinding[];
  facts?: HealthFact[];
}
