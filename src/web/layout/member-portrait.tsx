import type { ReactNode } from "react";
import { Portrait } from "#features/leaderboard/web/portrait.tsx";

/** The member's face in the user menu. */
export function renderMemberPortrait(userId: string): ReactNode {
  return <Portrait userId={userId} size={44} />;
}
