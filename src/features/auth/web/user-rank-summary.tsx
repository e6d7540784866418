import { useQuery } from "@tanstack/react-query";
import { Portrait } from "#features/users/web/portrait.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { userMenuMessages } from "./user-menu.messages.ts";

interface StatsAnswer {
  stats: { totalPoints: number; rank: number | null };
}

/** How long an opened menu may show the same rank, in milliseconds. */
const RANK_FRESH_MS = 60_000;

/** Edge of the picture, in pixels. */
const PORTRAIT_SIZE = 44;

interface UserRankSummaryProps {
  userId: string;
  faceId: string | null;
  name: string;
}

/** The member's name with points and rank of this month. */
export function UserRankSummary({ userId, faceId, name }: UserRankSummaryProps) {
  const t = useMessages(userMenuMessages);
  const { data } = useQuery<StatsAnswer>({
    queryKey: ["/api/users", userId, "stats"],
    retry: 2,
    staleTime: RANK_FRESH_MS,
  });
  const points = data && t("points", { count: data.stats.totalPoints });
  const rank = data?.stats.rank;
  return (
    <div className="user-menu-head">
      <Portrait userId={userId} faceId={faceId} size={PORTRAIT_SIZE} />
      <span>
        <b>{name}</b>
        <span className="cap muted">{points && rank ? t("rankSummary", { points, rank }) : points}</span>
      </span>
    </div>
  );
}
