import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./fact-list.css";

/** Facts that may be checked: what, leader, how much. */
export function FactList({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={classNames("fact-list", className)}>{children}</dl>;
}

interface FactLineProps {
  label: ReactNode;
  value: ReactNode;
  /** Where the fact comes from, as an outline tag. */
  source?: ReactNode;
}

export function FactLine({ label, value, source }: FactLineProps) {
  return (
    <div className="fact-line">
      <dt>{label}</dt>
      <span className="fact-leader" aria-hidden="true" />
      <dd className="fact-value">
        <bdi>{value}</bdi>
        {source}
      </dd>
    </div>
  );
}
