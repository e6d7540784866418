import { classNames } from "./class-names.ts";
import "./skeleton.css";

interface SkeletonProps {
  /** Says what is loading. Without it the surface is silent, for repeated ones. */
  label?: string;
  shape?: "line" | "row" | "block" | "square";
  className?: string;
}

/** A still dot screen where something will be. */
export function Skeleton({ label, shape = "row", className }: SkeletonProps) {
  return (
    <div className={classNames("skeleton", `skeleton-${shape}`, className)} role={label ? "status" : undefined}>
      {label && <span className="visually-hidden">{label}</span>}
    </div>
  );
}
