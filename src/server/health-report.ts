import { setTimeout as wait } from "node:timers/promises";
import { HEALTH_LEVELS, type HealthLevel, type HealthPartName } from "#shared/health.catalog.ts";
import type { AppDeps, HealthPart } from "./deps.ts";
import type { HealthAnswer, HealthFact, HealthFinding } from "./health-part.ts";
import { describeFailure } from "./logged-error.ts";

/** However many look, the parts are asked once in this time. */
const FRESH_MS = 5000;
/** A part that has not answered by then has failed. */
const PART_TIMEOUT_MS = 6000;

export interface ExaminedPart {
  name: HealthPartName;
  level: HealthLevel;
  findings: HealthFinding[];
  facts: HealthFact[];
}

export interface HealthReport {
  takenAt: Date;
  /** The worst first. */
  parts: ExaminedPart[];
}

export function findWorst(levels: readonly HealthLevel[]): HealthLevel {
  return HEALTH_LEVELS.find((level) => levels.includes(level)) ?? "ok";
}

async function giveUp(): Promise<never> {
  await wait(PART_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`no answer within ${PART_TIMEOUT_MS / 1000} seconds`);
}

async function examinePart(part: HealthPart, deps: AppDeps): Promise<ExaminedPart> {
  const answer = await Promise.race([part.examine(deps), giveUp()]).catch(
    (error: unknown): HealthAnswer => ({
      findings: [{ code: "part.failed", level: "fail", values: { error: describeFailure(error) } }],
    }),
  );
  const { findings = [], facts = [] } = answer;
  const level = findWorst(findings.map((finding) => finding.level));
  return { name: part.name, level, findings, facts };
}

async function examineAll(deps: AppDeps): Promise<HealthReport> {
  const parts = deps.features.flatMap(({ health = [] }) => health);
  const examined = await Promise.all(parts.map((part) => examinePart(part, deps)));
  const rank = ({ level }: ExaminedPart) => HEALTH_LEVELS.indexOf(level);
  return { takenAt: deps.clock.now(), parts: examined.sort((one, other) => rank(one) - rank(other)) };
}

/** Asks every part of the site how it is; whoever asks within seconds gets the same report. */
export function createHealthReader(deps: AppDeps): () => Promise<HealthReport> {
  let reading: Promise<HealthReport> | undefined;
  let askedAtMs = 0;
  return () => {
    const ageMs = deps.clock.now().getTime() - askedAtMs;
    if (reading === undefined || ageMs < 0 || ageMs >= FRESH_MS) {
      askedAtMs = deps.clock.now().getTime();
      reading = examineAll(deps);
    }
    return reading;
  };
}

function toMetricName(part: string, name: string): string {
  return `site_${part}_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
}

function toMetric(part: string, { name, value }: HealthFact): [string, number] | undefined {
  const metric = toMetricName(part, name);
  if (name.endsWith("At") && typeof value === "string") {
    return [metric.replace(/_at$/, "_timestamp_seconds"), Math.floor(Date.parse(value) / 1000)];
  }
  return typeof value === "number" ? [metric.replace(/_count$/, ""), value] : undefined;
}

/** The figures of the report as Prometheus reads them; those of many things (tables, jobs) are left out. */
export function writeHealthMetrics({ parts }: HealthReport): string {
  const levels = parts.map(({ name, level }) => `site_health{part="${name}"} ${level === "fail" ? 0 : 1}`);
  const figures = parts.flatMap(({ name, facts }) =>
    facts.flatMap((fact) => {
      const metric = fact.of === undefined ? toMetric(name, fact) : undefined;
      return metric === undefined ? [] : [`# TYPE ${metric[0]} gauge`, metric.join(" ")];
    }),
  );
  const head = "# HELP site_health Whether a part of the site is well\n# TYPE site_health gauge";
  return `${head}\n${[...levels, ...figures].join("\n")}\n`;
}
