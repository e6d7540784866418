import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { OPERATOR } from "../audit.rules.ts";
import type { AuditEntry } from "../audit.schema.ts";
import { auditMessages } from "./audit.messages.ts";

type Detail = [name: string, value: unknown];

/** What stands in objects is laid out line by line: `before.hiddenAt`. */
function listDetails(details: Record<string, unknown>, prefix = ""): Detail[] {
  return Object.entries(details).flatMap(([name, value]): Detail[] => {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    if (isObject) return listDetails(value as Record<string, unknown>, `${prefix}${name}.`);
    return [[`${prefix}${name}`, value]];
  });
}

function writeValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

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
          <dt>{t("target")}</dt>
          <dd>
            {targetName === null ? (
              <bdi>{target}</bdi>
            ) : (
              <Anchor className="text-link" href={`/admin?tab=members&member=${encodeURIComponent(targetName)}`}>
                <bdi>@{targetName}</bdi>
              </Anchor>
            )}
          </dd>
          {listDetails(details).map(([name, value]) => (
            <Row key={name} name={name} value={value} />
          ))}
          <Row name={t("id")} value={id} />
        </dl>
      </details>
    </li>
  );
}

function Row({ name, value }: { name: string; value: unknown }) {
  const t = useMessages(auditMessages);
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi>{value === null ? t("nothing") : writeValue(value)}</bdi>
      </dd>
    </>
  );
}
