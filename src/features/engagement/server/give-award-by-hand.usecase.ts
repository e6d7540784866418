import { createHash } from "node:crypto";
import { getDay } from "#features/points/points.rules.ts";
import { noteAward } from "#features/points/server/award-points.repository.ts";
import { isUsername } from "#features/users/users.rules.ts";
import { recordAdminAction } from "#server/admin-audit.ts";
import type { AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { engagementErrors } from "../engagement.errors.ts";
import { normalizeReason } from "../engagement.rules.ts";
import type { GiveAward, GivenAward } from "../engagement.schema.ts";
import { lockAwardedMember } from "./engagement.repository.ts";
import { giveEngagement } from "./give-engagement.usecase.ts";

interface AwardByHand extends GiveAward {
  adminId: string;
  username: string;
}

/** One reason rewards a member once a day, however often and by however many administrators it is sent. */
function nameSource(reason: string, now: Date): string {
  return `${getDay(now)}:${createHash("sha256").update(normalizeReason(reason)).digest("hex").slice(0, 32)}`;
}

export async function giveAwardByHand({ db, clock }: AppDeps, wanted: AwardByHand): Promise<GivenAward> {
  const { adminId, points, reason } = wanted;
  const bareName = wanted.username.replace(/^@/, "");
  const now = clock.now();
  const given = await db.transaction(async (tx) => {
    // The names that deleted accounts are left with are no usernames.
    const member = isUsername(bareName) ? await lockAwardedMember(tx, bareName) : undefined;
    if (member === undefined) throw createError(engagementErrors, "engagement.no_member", { field: "username" });
    const { id: userId, username, isAdmin, disabledAt } = member;
    // Points are tokens at the month's end: nobody gives them to themselves or to those who give them.
    if (userId === adminId) throw createError(engagementErrors, "engagement.own_account", { field: "username" });
    if (isAdmin) throw createError(engagementErrors, "engagement.staff", { field: "username" });
    if (disabledAt !== null) throw createError(engagementErrors, "engagement.account_closed", { field: "username" });
    const sourceId = nameSource(reason, now);
    const award = await giveEngagement(tx, { userId, givenBy: adminId, points, reason, source: "hand", sourceId, now });
    if (award.awarded > 0) {
      // The reason stands in the award, from where it goes with the member.
      await recordAdminAction(tx, { adminId, action: "engagement.award", target: userId, details: { points }, now });
    }
    return { username, awarded: award.awarded, totalPoints: award.totalPoints };
  });
  noteAward();
  return given;
}
