import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Tag } from "#web/ui/tag.tsx";
import type { MemberLine } from "../members.schema.ts";
import { membersMessages } from "./members.messages.ts";

/** What sets a member apart: a role, a ban. */
export function MemberTags({ member }: { member: Pick<MemberLine, "role" | "isBanned" | "bannedUntil"> }) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  const { role, isBanned, bannedUntil } = member;
  return (
    <>
      {role !== "member" && <Tag>{t(`role_${role}`)}</Tag>}
      {isBanned && (
        <Tag variant="outline">
          {bannedUntil === null ? t("banned") : t("bannedUntil", { date: formatTimestamp(bannedUntil, locale) })}
        </Tag>
      )}
    </>
  );
}
