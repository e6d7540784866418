import "./section-opening.css";
import { ZipPull } from "./zip-pull.tsx";

interface SectionOpeningProps {
  /** Of the drawing, 1440 wide. */
  height: number;
  /** How far the ground reaches down at both ends, in the drawing. */
  edge: number;
}

/**
 * The ground above unzips onto a flood: the first thing in a positioned block that says `--opening`, the height, and the
 * pull's `--pull-width` and `--pull-rise`.
 */
export function SectionOpening({ height, edge }: SectionOpeningProps) {
  const tip = height - 4;
  return (
    <>
      <svg className="section-opening" viewBox={`0 0 1440 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0-2h1440v${edge + 2}L720 ${tip} 0 ${edge}Z`} />
        <path className="zip-strand" d={`M720 ${tip} 0 ${edge}M720 ${tip} 1440 ${edge}`} />
      </svg>
      <ZipPull isOnFlood className="section-opening-pull" />
    </>
  );
}
