import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import "./empty-state.css";

interface EmptyStateProps {
  /** The fact, giant: a `FitTitle` or short words. */
  fact: ReactNode;
  /** The sentence that says what to do. */
  children: ReactNode;
  action?: ReactNode;
  /** An `illustration` at the end side; its own class says the `--print`. */
  illustration?: ReactNode;
  className?: string;
}

export function EmptyState({ fact, children, action, illustration, className }: EmptyStateProps) {
  return (
    <div className={classNames("empty-state", className)}>
      {illustration && (
        <div className="empty-state-illustration" aria-hidden="true">
          {illustration}
        </div>
      )}
      <div className="empty-state-fact display w-50">{fact}</div>
      <div className="empty-state-text lead">{children}</div>
      {action}
    </div>
  );
}
