import { classNames } from "./class-names.ts";
import "./teeth.css";

/** Three bars, lit from the start; the words carry the meaning. */
export function Teeth({ lit, label }: { lit: 0 | 1 | 2 | 3; label: string }) {
  return (
    <span className="teeth" title={label}>
      {[1, 2, 3].map((tooth) => (
        <span key={tooth} aria-hidden="true" className={classNames("tooth", tooth <= lit && "tooth-lit")} />
      ))}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
