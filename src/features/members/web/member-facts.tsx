import { PlaceSignals } from "#features/months/web/place-signals.tsx";
import { formatDay, formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Address } from "#web/ui/address.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import type { MemberPage } from "../members.schema.ts";
import { MemberFactors } from "./member-factors.tsx";
import { MemberSection } from "./member-section.tsx";
import { membersMessages } from "./members.messages.ts";

/** Who the member is, and how they come in and are paid. */
export function MemberFacts({ page }: { page: MemberPage }) {
  return (
    <>
      <Account account={page.account} />
      <Wallets page={page} />
      <Contacts contacts={page.contacts} />
      <PointsByDay days={page.days} />
      <Signals signals={page.signals} />
      <MemberFactors page={page} />
      <Sessions sessions={page.sessions} />
    </>
  );
}

function Account({ account }: Pick<MemberPage, "account">) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  return (
    <MemberSection title={t("account")}>
      <FactList>
        <FactLine label={t("joined")} value={formatDay(account.createdAt, locale)} />
        <FactLine label="X" value={account.xUsername ?? t("nothing")} />
        <FactLine label="Telegram" value={account.telegramUsername ?? t("nothing")} />
        <FactLine label={t("password")} value={t(account.hasPassword ? "passwordYes" : "passwordNo")} />
      </FactList>
    </MemberSection>
  );
}

function Wallets({ page: { account, wallet } }: { page: MemberPage }) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  const isEmpty = wallet === null && account.solanaWallet === null;
  return (
    <MemberSection title={t("wallets")} empty={isEmpty && t("noWallet")}>
      {wallet && (
        <>
          <p className="cap">{t("walletProven", { date: formatTimestamp(wallet.provenAt, locale) })}</p>
          <Address value={wallet.address} label={t("wallets")} />
        </>
      )}
      {account.solanaWallet !== null && account.solanaWallet !== wallet?.address && (
        <>
          <p className="cap muted">{t("walletProfile")}</p>
          <Address value={account.solanaWallet} label={t("walletProfile")} />
        </>
      )}
    </MemberSection>
  );
}

function Contacts({ contacts }: Pick<MemberPage, "contacts">) {
  const t = useMessages(membersMessages);
  return (
    <MemberSection title={t("contacts")} empty={contacts.length === 0 && t("noContacts")}>
      <ul className="member-rows">
        {contacts.map(({ method, masked, isConfirmed }) => (
          <li key={`${method}/${masked}`}>
            <p className="member-line data">
              <span>{t(`contact_${method}`)}</span>
              <bdi dir="ltr">{masked}</bdi>
              <span className={isConfirmed ? "gain" : "muted"}>{t(isConfirmed ? "confirmed" : "unconfirmed")}</span>
            </p>
          </li>
        ))}
      </ul>
    </MemberSection>
  );
}

function Signals({ signals }: Pick<MemberPage, "signals">) {
  const t = useMessages(membersMessages);
  return (
    <MemberSection title={t("signals")}>
      <PlaceSignals signals={signals} />
    </MemberSection>
  );
}

function Sessions({ sessions }: Pick<MemberPage, "sessions">) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  return (
    <MemberSection title={t("sessions")} empty={sessions.length === 0 && t("noSessions")}>
      <ul className="member-rows">
        {sessions.map(({ id, browser, lastSeenAt }) => (
          <li key={id}>
            <p className="member-line data">
              <b>{browser}</b>
              <span className="muted">{t("session", { date: formatTimestamp(lastSeenAt, locale) })}</span>
            </p>
          </li>
        ))}
      </ul>
    </MemberSection>
  );
}

/** One bar for each day that had points, with its figure. */
function PointsByDay({ days }: Pick<MemberPage, "days">) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  const most = Math.max(...days.map(({ points }) => points));
  const formatDate = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <MemberSection title={t("days")} empty={days.length === 0 && t("noDays")}>
      <ol className="member-days data">
        {days.map(({ day, points }) => (
          <li key={day}>
            <time dateTime={day}>{formatDate.format(new Date(`${day}T00:00:00Z`))}</time>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(points / most) * 100} height="10" />
            </svg>
            <span className="tabular">{t("dayPoints", { count: points })}</span>
          </li>
        ))}
      </ol>
    </MemberSection>
  );
}
