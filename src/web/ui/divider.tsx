import { classNames } from "./class-names.ts";

interface DividerProps {
  isVertical?: boolean;
  isDouble?: boolean;
  className?: string;
}

/** A closed zip between two blocks. Its colour is the background: gold, or ink on paper. */
export function Divider({ isVertical, isDouble, className }: DividerProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames("divider", isVertical && "vertical", isDouble && "double", className)}
    />
  );
}
