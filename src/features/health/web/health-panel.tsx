import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import type { HealthReport } from "../health.schema.ts";
import { useHealth } from "./health.api.ts";
import { healthMessages } from "./health.messages.ts";
import { HealthMark } from "./health-mark.tsx";
import "./health-panel.css";
import { PartCard } from "./part-card.tsx";
import { SettingsCheck } from "./settings-check.tsx";
import { useHealthWords } from "./use-health-words.ts";

/** How the site is, the worst first. */
export function HealthPanel() {
  const t = useMessages(healthMessages);
  const { data, isError, isFetching, refetch } = useHealth();
  if (data !== undefined) return <Report report={data} isFetching={isFetching} onRefresh={() => void refetch()} />;
  if (!isError) return <Skeleton shape="block" label={t("loading")} />;
  return <LoadFailed text={t("unread")} onRetry={() => void refetch()} />;
}

interface ReportProps {
  report: HealthReport;
  isFetching: boolean;
  onRefresh: () => void;
}

function Report({ report, isFetching, onRefresh }: ReportProps) {
  const t = useMessages(healthMessages);
  const locale = useLocale();
  const { wordReport } = useHealthWords();
  const { isCopied, copy } = useCopy();
  const count = report.parts.filter(({ level }) => level === "fail" || level === "warn").length;

  async function copyReport() {
    if (await copy(wordReport(report))) return;
    toast({ title: t("copyReport"), description: t("notCopied"), variant: "destructive" });
  }

  return (
    <div className="health">
      <header className="health-head">
        <div className="health-state" role="status">
          <h2 className={`display t3 w-62 ${count === 0 ? "gain" : ""}`}>
            {count === 0 ? t("allGood") : t("needYou", { count })}
          </h2>
          <p className="cap muted">{t("takenAt", { date: formatTimestamp(report.takenAt, locale) })}</p>
        </div>
        <div className="row">
          <Button variant="line" size="medium" icon="refresh" isBusy={isFetching} onClick={onRefresh}>
            {t("refresh")}
          </Button>
          <Button variant="quiet" size="medium" icon={isCopied ? "check" : "copy"} onClick={() => void copyReport()}>
            {t(isCopied ? "copied" : "copyReport")}
          </Button>
        </div>
      </header>
      {count > 0 && <Todo report={report} />}
      <section className="health-parts" aria-label={t("parts")}>
        {report.parts.map((part) => (
          <PartCard key={part.name} part={part} />
        ))}
      </section>
      <SettingsCheck />
    </div>
  );
}

/** What a person has to do something about; what was never set up stays with its part. */
function Todo({ report }: { report: HealthReport }) {
  const t = useMessages(healthMessages);
  const { wordFinding } = useHealthWords();
  const rows = report.parts
    .flatMap(({ name, findings }) => findings.map((finding) => ({ name, finding })))
    .filter(({ finding }) => finding.level === "fail" || finding.level === "warn")
    .toSorted((one, other) => Number(other.finding.level === "fail") - Number(one.finding.level === "fail"));
  return (
    <section aria-labelledby="health-todo">
      <h3 id="health-todo" className="cap muted">
        {t("todo")}
      </h3>
      <ul className="health-todo">
        {rows.map(({ name, finding }) => (
          <li key={`${name} ${wordFinding(finding)}`}>
            <HealthMark level={finding.level} />
            <span className="cap">
              {t(`part_${name}`)} · {t(`level_${finding.level}`)}
            </span>
            <p>{wordFinding(finding)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
