import { pack } from "#pack/pack.ts";
import type { OutsideServiceName } from "#shared/health.catalog.ts";
import { formatNumber } from "#web/i18n/format-number.ts";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import type { HealthPartReport, HealthReport } from "../health.schema.ts";
import { healthMessages } from "./health.messages.ts";

type Fact = HealthPartReport["facts"][number];
type Finding = HealthPartReport["findings"][number];
type Value = string | number;

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

function formatBytes(bytes: number, locale: string): string {
  const step = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unit = BYTE_UNITS[step] ?? "byte";
  const style = { style: "unit", unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, style).format(bytes / 1000 ** step);
}

function formatMs(ms: number, locale: string): string {
  const isLong = ms >= 1000;
  const style = { style: "unit", unit: isLong ? "second" : "millisecond", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, style).format(isLong ? ms / 1000 : ms);
}

/** The end of a name tells what its value is: a time, a size, a duration. */
function formatValue(name: string, value: Value, locale: string): string {
  if (name.endsWith("At")) return formatTimestamp(String(value), locale);
  if (name.endsWith("Bytes")) return formatBytes(Number(value), locale);
  if (name.endsWith("Ms")) return formatMs(Number(value), locale);
  return typeof value === "number" ? formatNumber(value, locale) : value;
}

/** Findings and facts in the reader's language, for the page and for a report to others. */
export function useHealthWords() {
  const t = useMessages(healthMessages);
  const locale = useLocale();
  const nameService = (name: string) => t(`service_${name as OutsideServiceName}`, { chain: pack.chain.name });

  function wordFinding({ code, values = {} }: Finding): string {
    const words = Object.entries(values).map(([name, value]) => {
      const text = name === "service" ? nameService(String(value)) : formatValue(name, value, locale);
      return [name, name === "count" ? value : text];
    });
    return t(code, Object.fromEntries(words));
  }

  function wordLabel({ name, of = "" }: Fact): string {
    return t(name, { of: name === "serviceSucceededAt" ? nameService(of) : of });
  }

  function wordValue({ name, value, count }: Fact): string {
    if (value === null) return name.endsWith("At") && name !== "oldestAt" ? t("never") : "–";
    const text = formatValue(name, value, locale);
    return count === undefined ? text : t("times", { value: text, count });
  }

  function wordPart({ name, level, findings, facts }: HealthPartReport): string {
    const lines = [
      ...findings.map((finding) => `  - ${wordFinding(finding)}`),
      ...facts.map((fact) => `  ${wordLabel(fact)}: ${wordValue(fact)}`),
    ];
    return [`${t(`part_${name}`)}: ${t(`level_${level}`)}`, ...lines].join("\n");
  }

  function wordReport({ takenAt, parts }: HealthReport): string {
    return [t("reportTitle", { date: takenAt }), ...parts.map(wordPart)].join("\n\n");
  }

  return { wordFinding, wordLabel, wordValue, wordReport };
}
