import type { HealthFactName, HealthFindingCode, HealthLevel, HealthPartName } from "#shared/health.catalog.ts";
import type { AppDeps } from "./deps.ts";

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

export interface HealthAnswer {
  /** What stands out; nothing while all is well. */
  findings?: HealthFinding[];
  facts?: HealthFact[];
}

/** What one part of the site says of itself. */
export interface HealthPart {
  name: HealthPartName;
  /** At most two statements whose cost does not grow with the site; what it throws is shown in its place. */
  examine(deps: AppDeps): Promise<HealthAnswer>;
}
