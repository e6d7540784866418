import type { ReactNode } from "react";
import { countLeftToday, getMonthYear, getRestSeconds, UNPROVEN_PER_DAY } from "#features/points/points.rules.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { pack } from "#pack/pack.ts";
import type { PointAction } from "#shared/pack.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useNow } from "#web/lib/use-now.ts";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { useStats } from "./leaderboard.api.ts";
import "./points-guide.css";
import { pointsGuideMessages } from "./points-guide.messages.ts";
import { useNumberFormat } from "./use-formats.ts";

/** Its own name in the page, to which the first explanation leads. */
export const POINTS_GUIDE_ID = "points";

/** How points come: what each work earns and how often, and what counts as proven. */
export function PointsGuide() {
  const t = useMessages(pointsGuideMessages);
  const now = useNow();
  return (
    <div id={POINTS_GUIDE_ID} className="leaderboard-guide">
      <section>
        <h2 className="display t4 w-75">{t("title")}</h2>
        <WorkList now={now} />
        <p>{t("onceText")}</p>
      </section>
      <section>
        <h2 className="display t4 w-75">{t("provenTitle")}</h2>
        <p>{t("provenText", { count: UNPROVEN_PER_DAY })}</p>
      </section>
    </div>
  );
}

function WorkList({ now }: { now: Date | undefined }) {
  const { user } = useUser();
  return user === null || now === undefined ? <WorkLines /> : <OwnWorkLines userId={user.id} now={now} />;
}

/** With what is left of today, from the numbers that the member's card has asked for. */
function OwnWorkLines({ userId, now }: { userId: string; now: Date }) {
  const t = useMessages(pointsGuideMessages);
  const { data } = useStats(userId, getMonthYear(now));
  if (data === undefined) return <WorkLines />;
  function describeToday(action: PointAction) {
    const count = countLeftToday(action, data?.stats.entries ?? [], now);
    return <b>{count === 0 ? t("noneLeft") : t("leftToday", { count, cap: pack.points[action].dailyCap })}</b>;
  }
  return <WorkLines describeToday={describeToday} />;
}

function WorkLines({ describeToday }: { describeToday?: (action: PointAction) => ReactNode }) {
  const t = useMessages(pointsGuideMessages);
  const writeNumber = useNumberFormat();
  const actions = Object.entries(pack.points) as [PointAction, (typeof pack.points)[PointAction]][];
  return (
    <FactList>
      {actions.map(([action, { points, dailyCap }]) => (
        <FactLine
          key={action}
          label={
            <>
              {t(action)}
              <span className="leaderboard-guide-rule cap">
                {describeToday?.(action) ?? t("dailyCap", { count: dailyCap })}
                {getRestSeconds(action) > 0 && ` · ${t("pause", { seconds: getRestSeconds(action) })}`}
              </span>
            </>
          }
          value={writeNumber(points)}
        />
      ))}
      <FactLine
        label={
          <>
            {t("community_engagement")}
            <span className="leaderboard-guide-rule cap">{t("communityRule")}</span>
          </>
        }
        value={t("upTo", { points: pack.communityEngagementMax })}
      />
    </FactList>
  );
}
