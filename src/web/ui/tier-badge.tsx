import { classNames } from "./class-names.ts";
import "./tier-badge.css";

/** Three bars, lit from the start; the words carry the meaning. */
export function TierBadge({ lit, label }: { lit: 0 | 1 | 2 | 3; label: string }) {
  return (
    <span className="tier-badge" title={label}>
      {[1, 2, 3].map((tooth) => (
        <span
          key={tooth}
          aria-hidden="true"
          className={classNames("tier-badge-bar", tooth <= lit && "tier-badge-bar-lit")}
        />
      ))}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
