import { useState } from "react";
import { totalMembers, zones } from "#shared/pack-lists.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { ZoneDetail } from "./zone-detail.tsx";
import { ZoneList } from "./zone-list.tsx";
import { ZoneMap } from "./zone-map.tsx";
import { zonesMessages } from "./zones.messages.ts";
import "./zones-section.css";

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
    <section id="zones" className="zones wrap">
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
