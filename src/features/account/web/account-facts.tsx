import { useStats } from "#features/leaderboard/web/leaderboard.api.ts";
import { getMonthYear } from "#features/points/points.rules.ts";
import { useRecoveryContacts } from "#features/recovery-contacts/web/recovery-contacts.api.ts";
import { findRole } from "#features/users/users.rules.ts";
import type { User } from "#features/users/users.schema.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { accountMessages } from "./account.messages.ts";

const UNKNOWN = "–";

/** What the site knows about this account, as a list of facts. */
export function AccountFacts({ user }: { user: User }) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const stats = useStats(user.id, getMonthYear(new Date())).data?.stats;
  const contacts = useRecoveryContacts(user.id).data?.contacts;
  const format = (count: number | undefined) => count?.toLocaleString(locale) ?? UNKNOWN;
  return (
    <div className="account-facts paper">
      <h3 className="cap">{t("facts")}</h3>
      <FactList>
        <FactLine label={t("username")} value={<bdi>@{user.username}</bdi>} />
        <FactLine label={t("role")} value={t(findRole(user))} />
        <FactLine label={t("points")} value={format(stats?.totalPoints)} />
        <FactLine
          label={t("rank")}
          value={stats && stats.rank === null ? t("unranked") : format(stats?.rank ?? undefined)}
        />
        <FactLine label={t("waysBack")} value={format(contacts?.filter((contact) => contact.isConfirmed).length)} />
      </FactList>
    </div>
  );
}
