/** Rows of members, and what their names open: they come when there is somebody to show. */
export { MemberSlot } from "#features/people/web/member-slot.tsx";
export { RankingRow } from "./ranking-row.tsx";
