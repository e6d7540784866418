import { zones } from "#shared/pack-lists.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ZoneMark } from "./zone-mark.tsx";
import { zonesMessages } from "./zones.messages.ts";

interface ZoneListProps {
  selectedId: string;
  onSelect: (id: string) => void;
}

export function ZoneList({ selectedId, onSelect }: ZoneListProps) {
  const t = useMessages(zonesMessages);
  return (
    <ul className="zones-list" aria-label={t("list")}>
      {zones.map(({ id, name, activity, members }) => (
        <li key={id}>
          <button type="button" className="zones-row" aria-pressed={id === selectedId} onClick={() => onSelect(id)}>
            <ZoneMark activity={activity} />
            <span>
              <b>{name}</b> <span className="zones-activity cap">{t(activity)}</span>
            </span>
            <span className="data">{t("number", { count: members })}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
