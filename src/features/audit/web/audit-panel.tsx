import { type FormEvent, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PagedList } from "#web/ui/paged-list.tsx";
import { type AuditForm, getExportHref, useAudit } from "./audit.api.ts";
import { auditMessages } from "./audit.messages.ts";
import { AuditLine } from "./audit-line.tsx";
import "./audit-panel.css";

const NOTHING: AuditForm = { by: "", action: "", from: "", to: "", q: "" };

/** Everything that staff did, to be filtered, opened and taken along. */
export function AuditPanel() {
  const t = useMessages(auditMessages);
  const [form, setForm] = useState(NOTHING);
  const [asked, setAsked] = useState(NOTHING);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(form);
  }

  function clear() {
    setForm(NOTHING);
    setAsked(NOTHING);
  }

  return (
    <div className="audit">
      <p className="muted">{t("lead")}</p>
      <form className="audit-filters" aria-label={t("filters")} onSubmit={submit}>
        <Filters form={form} onChange={setForm} />
        <div className="row">
          <Button type="submit" size="medium" icon="search">
            {t("show")}
          </Button>
          <Button variant="quiet" size="medium" icon="close" onClick={clear}>
            {t("clear")}
          </Button>
        </div>
      </form>
      <p className="audit-files cap">
        {(["csv", "json"] as const).map((format) => (
          <a key={format} className="text-link" href={getExportHref(asked, format)} download>
            <Icon name="download" /> {t(format)}
          </a>
        ))}
        <span className="muted">{t("exportHint")}</span>
      </p>
      <Entries asked={asked} />
    </div>
  );
}

function Filters({ form, onChange }: { form: AuditForm; onChange: (form: AuditForm) => void }) {
  const t = useMessages(auditMessages);
  const bind = (name: keyof AuditForm) => ({
    label: t(name),
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...form, [name]: target.value }),
  });
  const name = { autoComplete: "off", autoCapitalize: "none", spellCheck: false };
  return (
    <>
      <TextField {...bind("by")} {...name} hint={t("byHint")} maxLength={21} />
      <TextField {...bind("action")} {...name} hint={t("actionHint")} maxLength={60} isData />
      <TextField {...bind("q")} {...name} hint={t("qHint")} type="search" maxLength={100} />
      <TextField {...bind("from")} aside={t("dayZone")} type="date" />
      <TextField {...bind("to")} aside={t("dayZone")} type="date" />
    </>
  );
}

function Entries({ asked }: { asked: AuditForm }) {
  const t = useMessages(auditMessages);
  const query = useAudit(asked);
  const words = { loading: t("loading"), failed: describeError(query.error, t("failed")), empty: t("none") };
  return (
    <PagedList query={query} getItems={(page) => page.entries} words={words}>
      {(entries) => (
        <ol className="audit-list" aria-label={t("entries")}>
          {entries.map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}
