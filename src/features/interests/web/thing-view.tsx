import { useDeferredValue, useState } from "react";
import { formatDay } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PagedList } from "#web/ui/paged-list.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { InterestThing, RegisteredInterest } from "../interests.schema.ts";
import { getExportHref, useRegistered } from "./interests-admin.api.ts";
import { interestsPanelMessages } from "./interests-panel.messages.ts";
import { LetterForm } from "./letter-form.tsx";
import { LetterList } from "./letter-list.tsx";
import { nameThing } from "./thing-name.ts";
import "./thing-view.css";

/** One thing: who raised a hand for it, what they were told, and telling them. */
export function ThingView({ thing, hasMail }: { thing: InterestThing; hasMail: boolean }) {
  const t = useMessages(interestsPanelMessages);
  const { registered, wanting, lastLetter } = thing;
  const name = nameThing(thing, t);
  return (
    <>
      <header className="interests-head">
        <h2 className="display t4 w-75">
          <bdi className="written">{name}</bdi>
        </h2>
        <p className="data">{t("registered", { count: registered })}</p>
        {(hasMail || wanting > 0) && <p className="data muted">{t("wanting", { count: wanting })}</p>}
      </header>
      <div className="grid-12">
        <div className="interests-telling">
          <section className="stack" aria-labelledby="interests-tell">
            <h3 id="interests-tell" className="display t5 w-84">
              {t("tell")}
            </h3>
            {hasMail ? <Telling thing={thing} name={name} /> : <p>{t("noMail")}</p>}
          </section>
          {lastLetter && <LetterList thing={thing} />}
        </div>
        <section className="interests-who stack" aria-labelledby="interests-who">
          <h3 id="interests-who" className="display t5 w-84">
            {t("who")}
          </h3>
          {registered === 0 ? <p className="muted">{t("nobodyYet")}</p> : <Who thing={thing} />}
        </section>
      </div>
    </>
  );
}

function Telling({ thing, name }: { thing: InterestThing; name: string }) {
  const t = useMessages(interestsPanelMessages);
  if (thing.wanting === 0) return <p className="muted">{t("noWanting")}</p>;
  if (thing.readers === 0) return <p className="muted">{t("noReaders")}</p>;
  return <LetterForm thing={thing} name={name} />;
}

/** What can stand in a name; whatever else is typed finds nobody and is not asked for. */
const NAME_START = /^@?\w{0,20}$/;

function Who({ thing }: { thing: InterestThing }) {
  const t = useMessages(interestsPanelMessages);
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  return (
    <>
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
      <p className="interests-file cap">
        <a className="text-link" href={getExportHref(thing)} download>
          <Icon name="download" /> {t("csv")}
        </a>
        <span className="muted">{t("csvHint")}</span>
      </p>
      {NAME_START.test(q) ? <Found thing={thing} q={q} /> : <p className="muted">{t("nobodyFound")}</p>}
    </>
  );
}

function Found({ thing: { kind, refId }, q }: { thing: InterestThing; q: string }) {
  const t = useMessages(interestsPanelMessages);
  const words = { loading: t("loading"), failed: t("broken"), empty: t("nobodyFound") };
  return (
    <PagedList query={useRegistered({ kind, refId }, q)} getItems={(page) => page.interests} words={words}>
      {(interests) => (
        <ol className="interests-rows">
          {interests.map((interest) => (
            <InterestRow key={interest.username} interest={interest} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function InterestRow({ interest }: { interest: RegisteredInterest }) {
  const t = useMessages(interestsPanelMessages);
  const { username, registeredAt, lettersAt, xUsername, telegramUsername } = interest;
  return (
    <li className="interests-row">
      <Anchor className="interests-name text-link" href={`/admin?tab=members&member=${encodeURIComponent(username)}`}>
        <bdi>@{username}</bdi>
      </Anchor>
      {lettersAt !== null && <Tag variant="gain">{t("wants")}</Tag>}
      {xUsername !== null && <bdi className="muted">{t("x", { name: xUsername })}</bdi>}
      {telegramUsername !== null && <bdi className="muted">{t("telegram", { name: telegramUsername })}</bdi>}
      <time className="interests-since cap muted" dateTime={registeredAt}>
        {t("since", { date: formatDay(registeredAt, useLocale()) })}
      </time>
    </li>
  );
}
