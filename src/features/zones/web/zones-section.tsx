import { useState } from "react";
import { useRegisterInterest } from "#features/interests/web/use-register-interest.ts";
import { totalMembers, zones } from "#pack/zones.catalog.ts";
import type { Zone } from "#shared/pack-lists.schema.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { CityFacts } from "./city-facts.tsx";
import { ZoneMap } from "./zone-map.tsx";
import { ZoneMark } from "./zone-mark.tsx";
import { zonesMessages } from "./zones.messages.ts";
import "./zones-section.css";
import "./zone-detail.css";
import "./zone-list.css";

interface ZoneListProps {
  selectedId: string;
  onSelect: (id: string) => void;
}

function ZoneList({ selectedId, onSelect }: ZoneListProps) {
  const t = useMessages(zonesMessages);
  const inWords = usePackWords();
  return (
    <ul className="zones-list" aria-label={t("list")}>
      {zones.map(({ id, name, activity, members }) => (
        <li key={id}>
          <button type="button" className="zones-row" aria-pressed={id === selectedId} onClick={() => onSelect(id)}>
            <ZoneMark activity={activity} />
            <span>
              <b>{inWords(name)}</b> <span className="zones-activity cap">{t(activity)}</span>
            </span>
            <span className="data">{t("number", { count: members })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function ZoneDetail({ zone: { id, name, country, members, activity } }: { zone: Zone }) {
  const t = useMessages(zonesMessages);
  const inWords = usePackWords();
  const { registerInterest, isBusy, dialog } = useRegisterInterest();
  return (
    <div className="zones-detail">
      <div aria-live="polite">
        <p className={`zones-word-${activity} cap`}>
          <ZoneMark activity={activity} /> {t(activity)}
        </p>
        <h3 className="zones-name display w-50">{inWords(name)}</h3>
      </div>
      <FactList>
        <FactLine label={t("country")} value={inWords(country)} />
        <FactLine label={t("activeMembers")} value={t("number", { count: members })} />
        <CityFacts city={name} />
      </FactList>
      <Button isBusy={isBusy} onClick={() => registerInterest({ kind: "zone", refId: id, name })}>
        {t("join")}
      </Button>
      {dialog}
    </div>
  );
}

/** The control room: list, map and detail line show one and the same choice. */
export function ZonesSection() {
  const t = useMessages(zonesMessages);
  const [selectedId, setSelectedId] = useState(zones[0]?.id ?? "");
  const selected = zones.find(({ id }) => id === selectedId);
  const figures = [
    { label: t("totalMembers"), value: t("number", { count: totalMembers }) },
    { label: t("activeZones"), value: t("number", { count: zones.length }) },
    { label: t("chaosActivity"), value: t("aroundTheClock") },
  ];
  return (
    <section id="zones" className="zones wrap" aria-label={t.title("title").text}>
      {/* Of the two headings, cut for wide screens and for phones, only one exists at a time. */}
      <FitTitle className="zones-title" title={t.title("title")} />
      <FitTitle
        className="zones-title-on-phones"
        title={[t.title("titleOnPhonesStart"), t.title("titleOnPhonesEnd")]}
      />
      <dl className="zones-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="cap muted">{label}</dt>
            <dd className="display w-62">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="zones-room">
        <ZoneMap selectedId={selectedId} onSelect={setSelectedId} />
        {selected && <ZoneDetail zone={selected} />}
        <ZoneList selectedId={selectedId} onSelect={setSelectedId} />
      </div>
    </section>
  );
}
