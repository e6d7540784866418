import type { HealthLevel } from "#shared/health.catalog.ts";

/** The shape of a level; the word beside it says the same. */
export function HealthMark({ level }: { level: HealthLevel }) {
  return (
    <svg className={`health-mark health-${level}`} viewBox="-12 -12 24 24" width={20} height={20} aria-hidden="true">
      {level === "fail" && <rect x={-10} y={-10} width={20} height={20} />}
      {level === "warn" && <path d="M0-11 11 0 0 11-11 0z" />}
      {level === "off" && <circle r={7.5} />}
      {level === "ok" && <circle r={9} />}
    </svg>
  );
}
