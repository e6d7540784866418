/** The features of this site, each after those it builds on: the one list by which the server knows them. */
import { adminFeature } from "#features/admin/server/admin.feature.ts";
import { analyticsFeature } from "#features/analytics/server/analytics.feature.ts";
import { auditFeature } from "#features/audit/server/audit.feature.ts";
import { authFeature } from "#features/auth/server/auth.feature.ts";
import { backupsFeature } from "#features/backups/server/backups.feature.ts";
import { boardsFeature } from "#features/boards/server/boards.feature.ts";
import { consoleFeature } from "#features/console/server/console.feature.ts";
import { engagementFeature } from "#features/engagement/server/engagement.feature.ts";
import { healthFeature } from "#features/health/server/health.feature.ts";
import { interestsFeature } from "#features/interests/server/interests.feature.ts";
import { leaderboardFeature } from "#features/leaderboard/server/leaderboard.feature.ts";
import { lettersFeature } from "#features/letters/server/letters.feature.ts";
import { liveFeature } from "#features/live/server/live.feature.ts";
import { marketFeature } from "#features/market/server/market.feature.ts";
import { meetupsFeature } from "#features/meetups/server/meetups.feature.ts";
import { memberDataFeature } from "#features/member-data/server/member-data.feature.ts";
import { membersFeature } from "#features/members/server/members.feature.ts";
import { messagesFeature } from "#features/messages/server/messages.feature.ts";
import { moderationFeature } from "#features/moderation/server/moderation.feature.ts";
import { monthsFeature } from "#features/months/server/months.feature.ts";
import { musicFeature } from "#features/music/server/music.feature.ts";
import { networksFeature } from "#features/networks/server/networks.feature.ts";
import { newsFeature } from "#features/news/server/news.feature.ts";
import { notificationsFeature } from "#features/notifications/server/notifications.feature.ts";
import { passwordsFeature } from "#features/passwords/server/passwords.feature.ts";
import { peopleFeature } from "#features/people/server/people.feature.ts";
import { picturesFeature } from "#features/pictures/server/pictures.feature.ts";
import { pointsFeature } from "#features/points/server/points.feature.ts";
import { prizesFeature } from "#features/prizes/server/prizes.feature.ts";
import { profileFeature } from "#features/profile/server/profile.feature.ts";
import { proofOfWorkFeature } from "#features/proof-of-work/server/proof-of-work.feature.ts";
import { pushFeature } from "#features/push/server/push.feature.ts";
import { recoveryContactsFeature } from "#features/recovery-contacts/server/recovery-contacts.feature.ts";
import { reportsFeature } from "#features/reports/server/reports.feature.ts";
import { secondFactorFeature } from "#features/second-factor/server/second-factor.feature.ts";
import { sessionsFeature } from "#features/sessions/server/sessions.feature.ts";
import { settingsFeature } from "#features/settings/server/settings.feature.ts";
import { shareFeature } from "#features/share/server/share.feature.ts";
import { signalsFeature } from "#features/signals/server/signals.feature.ts";
import { toolsFeature } from "#features/tools/server/tools.feature.ts";
import { tradingFeature } from "#features/trading/server/trading.feature.ts";
import { unsubscribeFeature } from "#features/unsubscribe/server/unsubscribe.feature.ts";
import { uploadsFeature } from "#features/uploads/server/uploads.feature.ts";
import { usersFeature } from "#features/users/server/users.feature.ts";
import { vaultFeature } from "#features/vault/server/vault.feature.ts";
import { wallFeature } from "#features/wall/server/wall.feature.ts";
import { walletFeature } from "#features/wallet/server/wallet.feature.ts";
import { whitepaperFeature } from "#features/whitepaper/server/whitepaper.feature.ts";
import { pack } from "#pack/pack.ts";
import type { ServerFeature } from "#server/deps.ts";
import { platformFeature } from "#server/platform-feature.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";

const features: readonly ServerFeature[] = [
  platformFeature,
  usersFeature,
  sessionsFeature,
  recoveryContactsFeature,
  walletFeature,
  profileFeature,
  passwordsFeature,
  proofOfWorkFeature,
  networksFeature,
  secondFactorFeature,
  authFeature,
  settingsFeature,
  notificationsFeature,
  picturesFeature,
  pointsFeature,
  vaultFeature,
  shareFeature,
  unsubscribeFeature,
  lettersFeature,
  pushFeature,
  memberDataFeature,
  prizesFeature,
  leaderboardFeature,
  liveFeature,
  engagementFeature,
  monthsFeature,
  interestsFeature,
  boardsFeature,
  reportsFeature,
  meetupsFeature,
  marketFeature,
  messagesFeature,
  peopleFeature,
  wallFeature,
  moderationFeature,
  signalsFeature,
  toolsFeature,
  tradingFeature,
  uploadsFeature,
  musicFeature,
  newsFeature,
  whitepaperFeature,
  analyticsFeature,
  consoleFeature,
  backupsFeature,
  healthFeature,
  auditFeature,
  adminFeature,
  membersFeature,
];

/** A feature that the community does without answers nobody and does nothing; what it once kept of members stays theirs. */
function switchOff({ name, tables, memberData, fileFolders, pictureColumns }: ServerFeature): ServerFeature {
  return {
    name,
    ...(tables && { tables }),
    ...(memberData && { memberData }),
    ...(fileFolders && { fileFolders }),
    ...(pictureColumns && { pictureColumns }),
  };
}

export const serverFeatures: readonly ServerFeature[] = features.map((feature) =>
  isSwitchedOff(pack, feature.name) ? switchOff(feature) : feature,
);
