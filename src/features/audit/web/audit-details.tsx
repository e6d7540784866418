import type { ReactNode } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { auditMessages } from "./audit.messages.ts";

type Facts = Record<string, unknown>;
type Detail = [name: string, value: unknown];

function isFacts(value: unknown): value is Facts {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What stands in objects is laid out line by line: `filters.from`. */
function listFacts(facts: Facts, prefix = ""): Detail[] {
  return Object.entries(facts).flatMap(([name, value]): Detail[] =>
    isFacts(value) ? listFacts(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  );
}

function useWords() {
  const t = useMessages(auditMessages);
  return (value: unknown): string => {
    if (value === null || value === undefined || value === "") return t("nothing");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    return typeof value === "string" ? value : JSON.stringify(value);
  };
}

export function AuditRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** What an entry holds: what was changed, each as it was and as it became, and then the rest. */
export function AuditDetails({ details }: { details: Facts }) {
  const write = useWords();
  const { before, after, ...others } = details;
  const isChange = isFacts(before) || isFacts(after);
  return (
    <>
      {isChange && <Changes before={isFacts(before) ? before : {}} after={isFacts(after) ? after : {}} />}
      {listFacts(isChange ? others : details).map(([name, value]) => (
        <AuditRow key={name} name={name}>
          <bdi>{write(value)}</bdi>
        </AuditRow>
      ))}
    </>
  );
}

function Changes({ before, after }: { before: Facts; after: Facts }) {
  const t = useMessages(auditMessages);
  const write = useWords();
  const [old, fresh] = [new Map(listFacts(before)), new Map(listFacts(after))];
  return [...new Set([...old.keys(), ...fresh.keys()])].map((name) => (
    <AuditRow key={name} name={name}>
      {old.has(name) && (
        <del className="audit-before">
          <span className="visually-hidden">{t("before")}</span> <bdi>{write(old.get(name))}</bdi>
        </del>
      )}
      {fresh.has(name) && (
        <ins className="audit-after">
          <span className="visually-hidden">{t("after")}</span> <bdi>{write(fresh.get(name))}</bdi>
        </ins>
      )}
    </AuditRow>
  ));
}
