import { useDeferredValue, useState } from "react";
import { formatDay } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PagedList } from "#web/ui/paged-list.tsx";
import type { MemberLine } from "../members.schema.ts";
import { MemberTags } from "./member-tags.tsx";
import { useMembers } from "./members.api.ts";
import { membersMessages } from "./members.messages.ts";

/** What can stand in a name; whatever else is typed finds nobody and is not asked for. */
const NAME_START = /^@?\w{0,20}$/;

/** Where the page of a member is. */
export function getMemberHref(username: string): string {
  return `/admin?tab=members&member=${encodeURIComponent(username)}`;
}

/** Everybody by name, and who is looked for. */
export function MemberList() {
  const t = useMessages(membersMessages);
  const [typed, setTyped] = useState("");
  const start = useDeferredValue(typed.trim());
  return (
    <section className="stack" aria-labelledby="members-list">
      <h2 id="members-list" className="display t5 w-84">
        {t("list")}
      </h2>
      <TextField
        type="search"
        label={t("search")}
        hint={t("searchHint")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {NAME_START.test(start) ? <Found start={start.toLowerCase()} /> : <p className="muted">{t("nobody")}</p>}
    </section>
  );
}

function Found({ start }: { start: string }) {
  const t = useMessages(membersMessages);
  const words = { loading: t("listLoading"), failed: t("listFailed"), empty: t("nobody") };
  return (
    <PagedList query={useMembers(start)} getItems={(page) => page.members} words={words}>
      {(members) => (
        <ol className="members-list">
          {members.map((member) => (
            <Line key={member.username} member={member} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function Line({ member }: { member: MemberLine }) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  return (
    <li>
      <Anchor className="members-line" href={getMemberHref(member.username)}>
        <b>
          <bdi>@{member.username}</bdi>
        </b>
        <MemberTags member={member} />
        <span className="members-since cap muted">{t("since", { date: formatDay(member.createdAt, locale) })}</span>
      </Anchor>
    </li>
  );
}
