import { formatAge } from "#web/i18n/format-age.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { useNow } from "#web/lib/use-now.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Tag } from "#web/ui/tag.tsx";
import type { ModerationCase } from "../moderation.schema.ts";
import { moderationMessages } from "./moderation.messages.ts";

export function getCaseId({ refId }: Pick<ModerationCase, "refId">): string {
  return `case-${refId}`;
}

export function useTypeLabel() {
  const t = useMessages(moderationMessages);
  return (type: string) => {
    const key = `type_${type}`;
    return key in moderationMessages.texts ? t(key as keyof typeof moderationMessages.texts) : type;
  };
}

interface CaseListProps {
  cases: readonly ModerationCase[];
  openId: string | undefined;
  onOpen: (one: ModerationCase) => void;
}

/** What waits or was settled, one line and a half each. */
export function CaseList({ cases, openId, onOpen }: CaseListProps) {
  const t = useMessages(moderationMessages);
  return (
    <ol className="moderation-list" aria-label={t("cases")}>
      {cases.map((one) => (
        <li key={`${one.type}/${one.refId}`}>
          <CaseLine entry={one} isOpen={one.refId === openId} onOpen={() => onOpen(one)} />
        </li>
      ))}
    </ol>
  );
}

function CaseLine({ entry, isOpen, onOpen }: { entry: ModerationCase; isOpen: boolean; onOpen: () => void }) {
  const t = useMessages(moderationMessages);
  const locale = useLocale();
  const now = useNow();
  const typeLabel = useTypeLabel();
  const { thing, openedAt, closedAt, reports, warnings, answer } = entry;
  const since = openedAt ?? closedAt;
  return (
    <button
      type="button"
      id={getCaseId(entry)}
      className={classNames("moderation-line", isOpen && "moderation-line-open")}
      aria-current={isOpen || undefined}
      onClick={onOpen}
    >
      <span className="moderation-line-head cap">
        <Tag variant="outline">{typeLabel(entry.type)}</Tag>
        {answer !== null && <Tag>{t("answered")}</Tag>}
        {since !== null && now && <time dateTime={since}>{formatAge(new Date(since), { now, locale })}</time>}
      </span>
      <span className="moderation-line-title">
        <bdi>{thing?.title ?? t("gone")}</bdi>
      </span>
      <span className="moderation-line-foot data">
        {thing && <bdi>{t("by", { name: thing.author.username })}</bdi>}
        {reports > 0 && <span>{t("reports", { count: reports })}</span>}
        {warnings.length > 0 && <span>{t("warned")}</span>}
      </span>
    </button>
  );
}
