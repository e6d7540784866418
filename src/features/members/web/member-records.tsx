import type { ReactNode } from "react";
import { useTypeLabel } from "#features/moderation/web/case-list.tsx";
import { moderationMessages } from "#features/moderation/web/moderation.messages.ts";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { MemberPage } from "../members.schema.ts";
import { MemberSection } from "./member-section.tsx";
import { membersMessages } from "./members.messages.ts";

/** What the member put before others, what others said of it, and what was done. */
export function MemberRecords({ page }: { page: MemberPage }) {
  const t = useMessages(membersMessages);
  const { content, cases, reports } = page;
  return (
    <>
      <MemberSection title={t("content")} empty={content.length === 0 && t("noContent")}>
        <Things
          things={content}
          show={({ isHidden }) => <Tag variant="outline">{t(isHidden ? "hidden" : "shown")}</Tag>}
        />
      </MemberSection>
      <MemberSection title={t("cases")} empty={cases.length === 0 && t("noCases")}>
        <Things
          things={cases}
          show={({ isOpen }) => <Tag variant="outline">{t(isOpen ? "caseOpen" : "caseClosed")}</Tag>}
        />
      </MemberSection>
      <MemberSection title={t("reports")} empty={reports.length === 0 && t("noReports")}>
        <Things things={reports} show={({ reason }) => <q dir="auto">{reason}</q>} />
      </MemberSection>
      <Actions actions={page.actions} />
      <Bans bans={page.bans} />
    </>
  );
}

interface Thing {
  type: string;
  refId: string;
  title: string | null;
  path: string | null;
  createdAt: string;
}

function Things<One extends Thing>({ things, show }: { things: readonly One[]; show: (one: One) => ReactNode }) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  const typeLabel = useTypeLabel();
  return (
    <ul className="member-rows">
      {things.map((thing) => (
        <li key={`${thing.type}/${thing.refId}`}>
          <p className="member-line">
            <span className="cap muted">{typeLabel(thing.type)}</span>
            {thing.path === null ? (
              <span className="muted">{t("gone")}</span>
            ) : (
              <Anchor href={thing.path}>
                <bdi>{thing.title}</bdi>
              </Anchor>
            )}
            {show(thing)}
            <time className="cap muted" dateTime={thing.createdAt}>
              {formatTimestamp(thing.createdAt, locale)}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Actions({ actions }: Pick<MemberPage, "actions">) {
  const t = useMessages(membersMessages);
  const moderation = useMessages(moderationMessages);
  const locale = useLocale();
  return (
    <MemberSection title={t("actions")} empty={actions.length === 0 && t("noActions")}>
      <ol className="member-rows">
        {actions.map(({ id, action, title, moderator, note, isUndone, createdAt }) => (
          <li key={id}>
            <p className="member-line data">
              <bdi>
                {t("actionBy", {
                  action: moderation(`action_${action}`),
                  name: moderator === null ? t("somebody") : `@${moderator}`,
                  date: formatTimestamp(createdAt, locale),
                })}
              </bdi>
              {isUndone && <Tag variant="outline">{t("undone")}</Tag>}
            </p>
            <p>
              <bdi>{title}</bdi>
            </p>
            {note !== "" && <p dir="auto">{note}</p>}
          </li>
        ))}
      </ol>
    </MemberSection>
  );
}

function Bans({ bans }: Pick<MemberPage, "bans">) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  return (
    <MemberSection title={t("bans")} empty={bans.length === 0 && t("noBans")}>
      <ol className="member-rows">
        {bans.map(({ id, action, by, reason, bannedUntil, createdAt }) => (
          <li key={id}>
            <p className="member-line data">
              <bdi>
                {t("actionBy", {
                  action: t(`ban_${action}`),
                  name: by === null ? t("somebody") : `@${by}`,
                  date: formatTimestamp(createdAt, locale),
                })}
              </bdi>
              {bannedUntil !== null && (
                <span className="muted">{t("bannedUntil", { date: formatTimestamp(bannedUntil, locale) })}</span>
              )}
            </p>
            <p dir="auto">{reason}</p>
          </li>
        ))}
      </ol>
    </MemberSection>
  );
}
