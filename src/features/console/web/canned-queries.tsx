import { useMessages } from "#web/i18n/messages.ts";
import { Icon } from "#web/ui/icon.tsx";
import { CANNED_QUERIES } from "../canned-queries.catalog.ts";
import { consoleMessages } from "./console.messages.ts";
import "./console-panel.css";

/** One press each. */
export function CannedQueries({ onPick }: { onPick: (query: string) => void }) {
  const t = useMessages(consoleMessages);
  return (
    <section>
      <h2 className="cap muted">{t("canned")}</h2>
      <ul className="console-list">
        {CANNED_QUERIES.map(({ id, query }) => (
          <li key={id}>
            <button type="button" className="console-entry data" onClick={() => onPick(query)}>
              <span>{t(`query_${id}`)}</span>
              <Icon name="arrow-right" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
