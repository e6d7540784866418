import { useState } from "react";
import type { WhitepaperPanel } from "#shared/whitepaper.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { WhitepaperFacts } from "./whitepaper-facts.tsx";

/** Panels of which one at most is open; on paper and without script the style sheet shows them all. */
export function WhitepaperPanels({ panels }: { panels: readonly WhitepaperPanel[] }) {
  const [openId, setOpenId] = useState<WhitepaperPanel["id"]>();
  return (
    <div className="whitepaper-panels">
      {panels.map(({ id, title, lines, note }) => {
        const isOpen = id === openId;
        return (
          <div key={id} className={classNames("whitepaper-panel", isOpen && "whitepaper-panel-open")}>
            <h3>
              <button
                type="button"
                className="whitepaper-panel-button"
                aria-expanded={isOpen}
                aria-controls={`tech-${id}`}
                onClick={() => setOpenId(isOpen ? undefined : id)}
              >
                <span className="display t4 w-75">{title}</span>
                <Icon name={isOpen ? "minus" : "plus"} />
              </button>
            </h3>
            <div id={`tech-${id}`} className="whitepaper-panel-body">
              <WhitepaperFacts lines={lines} />
              <p className="whitepaper-note">{note}</p>
            </div>
          </div>
        );
      })}
    </div>
  );
}
