import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { OPERATOR } from "../audit.rules.ts";
import type { AuditEntry } from "../audit.schema.ts";
import { auditMessages } from "./audit.messages.ts";
import { AuditDetails, AuditRow } from "./audit-details.tsx";

/** One entry: who, what, with whom; opened it says what it holds. */
export function AuditLine({ entry: { id, at, by, action, target, targetName, details } }: { entry: AuditEntry }) {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const actor = by === OPERATOR ? t("operator") : by === null ? t("gone") : `@${by}`;
  return (
    <li>
      <details className="audit-entry">
        <summary>
          <time className="cap muted" dateTime={at}>
            {formatTimestamp(at, locale)}
          </time>
          <b>
            <bdi>{actor}</bdi>
          </b>
          <code className="data">{action}</code>
          <span className="audit-target">
            <bdi>{targetName === null ? target : `@${targetName}`}</bdi>
          </span>
        </summary>
        <dl className="audit-details data">
          <AuditRow name={t("target")}>
            {targetName === null ? (
              <bdi>{target}</bdi>
            ) : (
              <Anchor className="text-link" href={`/admin?tab=members&member=${encodeURIComponent(targetName)}`}>
                <bdi>@{targetName}</bdi>
              </Anchor>
            )}
          </AuditRow>
          <AuditDetails details={details} />
          <AuditRow name={t("id")}>{id}</AuditRow>
        </dl>
      </details>
    </li>
  );
}
