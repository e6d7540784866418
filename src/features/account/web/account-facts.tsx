import type { User } from "#features/auth/auth.schema.ts";
import { getMonthYear } from "#features/leaderboard/leaderboard.rules.ts";
import { useStats } from "#features/leaderboard/web/leaderboard.api.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
import { useRecoveryContacts } from "./account.api.ts";
import { accountMessages } from "./account.messages.ts";

const UNKNOWN = "–";

/** What the house knows about this account, as a receipt. */
export function AccountFacts({ user }: { user: User }) {
  const t = useMessages(accountMessages);
  const locale = useLocale();
  const stats = useStats(user.id, getMonthYear(new Date())).data?.stats;
  const contacts = useRecoveryContacts(user.id).data?.contacts;
  const format = (count: number | undefined) => count?.toLocaleString(locale) ?? UNKNOWN;
  return (
    <div className="account-facts paper">
      <h3 className="cap">{t("facts")}</h3>
      <ReceiptList>
        <ReceiptLine label={t("username")} value={<bdi>@{user.username}</bdi>} />
        <ReceiptLine label={t("role")} value={t(user.isAdmin ? "administrator" : "member")} />
        <ReceiptLine label={t("points")} value={format(stats?.totalPoints)} />
        <ReceiptLine
          label={t("rank")}
          value={stats && stats.rank === null ? t("unranked") : format(stats?.rank ?? undefined)}
        />
        <ReceiptLine label={t("waysBack")} value={format(contacts?.filter((contact) => contact.isConfirmed).length)} />
      </ReceiptList>
    </div>
  );
}
