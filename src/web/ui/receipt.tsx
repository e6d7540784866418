import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./receipt.css";

/** Facts that may be checked: what, leader, how much. */
export function ReceiptList({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={classNames("receipt", className)}>{children}</dl>;
}

interface ReceiptLineProps {
  label: ReactNode;
  value: ReactNode;
  /** Where the fact comes from, as an outline tag. */
  source?: ReactNode;
}

export function ReceiptLine({ label, value, source }: ReceiptLineProps) {
  return (
    <div className="receipt-line">
      <dt>{label}</dt>
      <span className="receipt-leader" aria-hidden="true" />
      <dd className="receipt-value">
        <bdi>{value}</bdi>
        {source}
      </dd>
    </div>
  );
}
