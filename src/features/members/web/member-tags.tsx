import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Tag } from "#web/ui/tag.tsx";
import type { MemberLine } from "../members.schema.ts";
import { membersMessages } from "./members.messages.ts";

/** What sets a member apart: a role, a lock. */
export function MemberTags({ member }: { member: Pick<MemberLine, "role" | "isLocked" | "lockedUntil"> }) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  const { role, isLocked, lockedUntil } = member;
  return (
    <>
      {role !== "member" && <Tag>{t(`role_${role}`)}</Tag>}
      {isLocked && (
        <Tag variant="outline">
          {lockedUntil === null ? t("locked") : t("lockedUntil", { date: formatTimestamp(lockedUntil, locale) })}
        </Tag>
      )}
    </>
  );
}
