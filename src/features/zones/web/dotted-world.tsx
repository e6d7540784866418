import type { MouseEvent } from "react";
import { zones } from "#pack/zones.catalog.ts";
import { placeInFrame } from "../world-frame.rules.ts";
import { ZoneShape } from "./zone-mark.tsx";

interface ZoneChoiceProps {
  selectedId: string;
  onSelect: (id: string) => void;
}

/** The world as a print. Its marks can be clicked; for readers and keys the list beside it holds the same. */
export function DottedWorld({ selectedId, onSelect }: ZoneChoiceProps) {
  function handleClick(event: MouseEvent<SVGSVGElement>) {
    const id = (event.target as Element).closest("[data-zone]")?.getAttribute("data-zone");
    if (id) onSelect(id);
  }

  return (
    <div className="zones-world" aria-hidden="true">
      <svg className="zones-marks" aria-hidden="true" onClick={handleClick}>
        {zones.map((zone) => {
          const { x, y } = placeInFrame(zone);
          return (
            <svg
              key={zone.id}
              x={`${x.toFixed(2)}%`}
              y={`${y.toFixed(2)}%`}
              overflow="visible"
              data-zone={zone.id}
              aria-hidden="true"
            >
              <g className="zones-mark-scale">
                <circle className="zones-mark-area" r={20} />
                <ZoneShape activity={zone.activity} />
                {zone.id === selectedId && <rect className="zones-frame" x={-17} y={-17} width={34} height={34} />}
              </g>
            </svg>
          );
        })}
      </svg>
    </div>
  );
}
