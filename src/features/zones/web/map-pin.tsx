import { useRef } from "react";
import type { Zone } from "#shared/pack-lists.schema.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useCssVariable } from "#web/ui/use-css-variable.ts";
import type { MapPoint } from "../map-view.rules.ts";
import { CityMarks } from "./city-facts.tsx";
import { ZoneShape } from "./zone-mark.tsx";
import { zonesMessages } from "./zones.messages.ts";

interface MapPinProps {
  zone: Zone;
  point: MapPoint;
  isSelected: boolean;
  isNamed: boolean;
  /** There is no room for the name on its right. */
  isNearEnd: boolean;
  onSelect: (id: string) => void;
  /** The pin has the focus and must come into sight. */
  onReveal: () => void;
}

export function MapPin({ zone, point, isSelected, isNamed, isNearEnd, onSelect, onReveal }: MapPinProps) {
  const { id, name, activity } = zone;
  const t = useMessages(zonesMessages);
  const inWords = usePackWords();
  const ref = useRef<HTMLButtonElement>(null);
  useCssVariable(ref, "--x", `${point.x.toFixed(1)}px`);
  useCssVariable(ref, "--y", `${point.y.toFixed(1)}px`);
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(
        "world-map-pin",
        (isNamed || isSelected) && "world-map-pin-named",
        isNearEnd && "world-map-pin-turned",
      )}
      aria-pressed={isSelected}
      onClick={() => onSelect(id)}
      onFocus={onReveal}
    >
      <svg viewBox="-22 -22 44 44" width={44} height={44} aria-hidden="true">
        <ZoneShape activity={activity} />
        {isSelected && <rect className="zones-frame" x={-17} y={-17} width={34} height={34} />}
      </svg>
      <span className="world-map-name cap">
        {inWords(name)}
        <CityMarks city={name} />
      </span>
      <span className="visually-hidden">, {t(activity)}</span>
    </button>
  );
}
