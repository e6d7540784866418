import type { MonthSummary, RankedPlace } from "#features/months/months.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useNear } from "#web/lib/use-near.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import "./month-archive.css";
import { monthArchiveMessages } from "./month-archive.messages.ts";
import { useMonths } from "./months.api.ts";
import { useMonthName } from "./use-formats.ts";

/** The months that are over with whoever won them; each leads to its board. Asked for when it comes near. */
export function MonthArchive() {
  const t = useMessages(monthArchiveMessages);
  const [ref, isNear] = useNear<HTMLElement>();
  const { data, isError, isFetching, refetch } = useMonths(isNear);
  const isAwaited = data === undefined && !isError;
  return (
    // What is still on its way can be tabbed to, so that nobody passes it unseen; the months come behind the focus.
    <section
      ref={ref}
      id="months"
      className="leaderboard-archive"
      aria-label={t("title")}
      tabIndex={isAwaited ? 0 : -1}
    >
      <h2 className="display t4 w-75">{t("title")}</h2>
      {isAwaited && <Skeleton shape="block" {...(isNear && { label: t("loading") })} />}
      {isError && (
        <div className="row" role="alert">
          <p>{t("error")}</p>
          <Button variant="line" size="small" icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
      {data && (data.months.length === 0 ? <p>{t("empty")}</p> : <MonthRows months={data.months} />)}
    </section>
  );
}

function MonthRows({ months }: { months: MonthSummary[] }) {
  const t = useMessages(monthArchiveMessages);
  const nameMonth = useMonthName();
  function nameChampion({ rank, user }: RankedPlace) {
    return user === null ? t("gone", { rank }) : t("champion", { rank, name: user.username });
  }
  return (
    <ul>
      {months.map(({ monthYear, state, members, champions }) => (
        <li key={monthYear}>
          <Anchor href={`/leaderboard?month=${monthYear}`} onClick={() => scrollTo({ top: 0 })}>
            {nameMonth(monthYear)}
          </Anchor>
          <span>
            {champions.map((place) => (
              <bdi key={place.pseudonym}>{nameChampion(place)} </bdi>
            ))}
          </span>
          <span className="cap muted">{t("members", { count: members })}</span>
          <Tag className="leaderboard-archive-state" variant={state === "frozen" ? "outline" : "solid"}>
            {t(state)}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
