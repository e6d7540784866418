import { useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { getWallPath } from "../wall.rules.ts";
import type { Winners } from "../wall.schema.ts";
import { useWinners } from "./wall.api.ts";
import { weekWinnersMessages } from "./week-winners.messages.ts";
import "./week-winners.css";

type Winner = Winners["winners"][number];

/** The best of the newest week that was judged; nothing as long as there is none. */
export function WeekWinners({ hasLink = false }: { hasLink?: boolean }) {
  const t = useMessages(weekWinnersMessages);
  const { data } = useWinners();
  if (data === undefined || data.winners.length === 0) return null;
  return (
    <section className="wall-winners" aria-labelledby="wall-winners-title">
      <h2 id="wall-winners-title" className="cap">
        {t("title")}
      </h2>
      <ol>
        {data.winners.map((winner) => (
          <WinnerRow key={winner.place} {...winner} />
        ))}
      </ol>
      {hasLink && (
        <Anchor className="cap text-link" href="/leaderboard?view=wall">
          {t("seeWall")}
        </Anchor>
      )}
    </section>
  );
}

function WinnerRow({ place, points, thing }: Winner) {
  const t = useMessages(weekWinnersMessages);
  return (
    <li>
      <Anchor className="wall-winner" href={getWallPath(thing.id)}>
        <span className="wall-winner-place display">{place}</span>
        {thing.picture === null ? (
          <span className="wall-winner-tweet paper display" aria-hidden="true">
            “
          </span>
        ) : (
          <img
            src={thing.picture.smallUrl}
            alt=""
            width={thing.picture.width}
            height={thing.picture.height}
            loading="lazy"
            decoding="async"
          />
        )}
        <span className="wall-winner-words">
          <b dir="auto">{thing.title}</b>
          <bdi className="data">@{thing.author.username}</bdi>
        </span>
        <bdi className="wall-winner-points data">{t("points", { count: points })}</bdi>
      </Anchor>
    </li>
  );
}
