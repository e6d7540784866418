import { useMessages } from "#web/i18n/messages.ts";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import type { HealthPartReport } from "../health.schema.ts";
import { healthMessages } from "./health.messages.ts";
import { HealthMark } from "./health-mark.tsx";
import { useHealthWords } from "./use-health-words.ts";

/** Lines that are seen without asking for more. */
const LINES_MAX = 9;

/** One instrument: its lamp, what is not set up, its figures. What needs somebody stands above all of them. */
export function PartCard({ part: { name, level, findings, facts } }: { part: HealthPartReport }) {
  const t = useMessages(healthMessages);
  const { wordFinding } = useHealthWords();
  const rest = facts.slice(LINES_MAX);
  return (
    <section className={`health-part health-part-${level}`} aria-labelledby={`health-${name}`}>
      <header>
        <HealthMark level={level} />
        <h3 id={`health-${name}`} className="display t5 w-84">
          {t(`part_${name}`)}
        </h3>
        <span className="cap muted">{t(`level_${level}`)}</span>
      </header>
      {findings
        .filter((finding) => finding.level === "off")
        .map((finding) => (
          <p key={finding.code} className="health-finding">
            {wordFinding(finding)}
          </p>
        ))}
      <Facts facts={facts.slice(0, LINES_MAX)} />
      {rest.length > 0 && (
        <details className="health-more">
          <summary className="cap">{t("more", { count: rest.length })}</summary>
          <Facts facts={rest} />
        </details>
      )}
    </section>
  );
}

function Facts({ facts }: Pick<HealthPartReport, "facts">) {
  const { wordLabel, wordValue } = useHealthWords();
  if (facts.length === 0) return null;
  return (
    <FactList>
      {facts.map((fact) => (
        <FactLine
          key={`${fact.name} ${fact.of ?? ""}`}
          label={<bdi className="health-label">{wordLabel(fact)}</bdi>}
          value={<span className="health-value">{wordValue(fact)}</span>}
        />
      ))}
    </FactList>
  );
}
