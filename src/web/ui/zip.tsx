import { classNames } from "./class-names.ts";

interface ZipProps {
  isVertical?: boolean;
  isDouble?: boolean;
  className?: string;
}

/** A closed zip between two blocks. Its colour is the background: gold, or ink on paper. */
export function Zip({ isVertical, isDouble, className }: ZipProps) {
  return (
    <div aria-hidden="true" className={classNames("zip", isVertical && "vertical", isDouble && "double", className)} />
  );
}
