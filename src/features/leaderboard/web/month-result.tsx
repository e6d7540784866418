import type { MonthDetail, RankedPlace } from "#features/months/months.schema.ts";
import { OwnDecision } from "#features/months/web/own-decision.tsx";
import type { User } from "#features/users/users.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import "./month-result.css";
import { monthResultMessages } from "./month-result.messages.ts";
import { useMonthResult } from "./months.api.ts";
import { ProofCheck } from "./proof-check.tsx";
import { useMonthName, useNumberFormat } from "./use-formats.ts";

const CHAMPIONS = 3;

export interface MonthResultProps {
  monthYear: string;
  user: User | null;
}

/** What became of a closed month: its state, who won it, and how anybody can check it. */
export function MonthResult({ monthYear, user }: MonthResultProps) {
  const t = useMessages(monthResultMessages);
  const nameMonth = useMonthName();
  const month = useMonthResult(monthYear).data?.month;
  if (!month) return null;
  return (
    <section className="leaderboard-record" aria-label={t("title")}>
      <header>
        <h2 className="display t4 w-75">{t("title")}</h2>
        <Tag variant={month.state === "frozen" ? "outline" : "gain"}>{t(month.state)}</Tag>
      </header>
      {month.root === null ? <p>{t("frozenText", { month: nameMonth(monthYear) })}</p> : <Champions month={month} />}
      {user && <OwnDecision userId={user.id} monthYear={monthYear} />}
      <MonthFigures month={month} />
      {month.root !== null && (
        <>
          <Root root={month.root} monthYear={monthYear} />
          <ProofCheck key={monthYear} monthYear={monthYear} root={month.root} user={user} />
        </>
      )}
    </section>
  );
}

function Champions({ month }: { month: MonthDetail }) {
  const t = useMessages(monthResultMessages);
  function nameChampion({ rank, user }: RankedPlace) {
    return user === null ? t("gone", { rank }) : t("champion", { rank, name: user.username });
  }
  return (
    <div>
      <h3 className="cap">{t("champions")}</h3>
      <FactList>
        {month.standings.slice(0, CHAMPIONS).map((place) => (
          <FactLine
            key={place.pseudonym}
            label={
              <>
                <b>
                  <bdi>{nameChampion(place)}</bdi>
                </b>
                <span className="leaderboard-record-points cap">{t("championPoints", { count: place.points })}</span>
              </>
            }
            value={place.prize > 0 ? t("tokens", { tokens: place.prize }) : t("passedOn")}
            source={place.isPaid && <Tag variant="outline">{t("paid")}</Tag>}
          />
        ))}
      </FactList>
    </div>
  );
}

function MonthFigures({ month }: { month: MonthDetail }) {
  const t = useMessages(monthResultMessages);
  const writeNumber = useNumberFormat();
  const { members, entries, prizes, decisions, root } = month;
  return (
    <FactList>
      <FactLine label={t("members")} value={writeNumber(members)} />
      <FactLine label={t("entries")} value={writeNumber(entries)} />
      {root !== null && (
        <>
          <FactLine label={t("prizes")} value={t("tokens", { tokens: prizes.total })} />
          <FactLine label={t("prizesPaid")} value={t("tokens", { tokens: prizes.paid })} />
          {decisions.length === 0 && <FactLine label={t("disqualified")} value={t("none")} />}
          {decisions.map(({ category, count }) => (
            <FactLine key={category} label={t(`category_${category}`)} value={writeNumber(count)} />
          ))}
        </>
      )}
    </FactList>
  );
}

function Root({ root, monthYear }: { root: string; monthYear: string }) {
  const t = useMessages(monthResultMessages);
  const { isCopied, copy } = useCopy();
  return (
    <div className="leaderboard-record-root">
      <h3 className="cap">{t("root")}</h3>
      <p>{t("rootText")}</p>
      <code className="data" dir="ltr">
        {root}
      </code>
      <div className="row">
        <Button variant="line" size="small" icon={isCopied ? "check" : "copy"} onClick={() => void copy(root)}>
          {isCopied ? t("rootCopied") : t("copyRoot")}
        </Button>
        <a className="text-link" href={`/api/months/${monthYear}/ledger.ndjson`} download>
          {t("ledger")}
        </a>
      </div>
    </div>
  );
}
