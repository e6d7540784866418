import { ZipPullShape } from "#web/ui/zip-pull.tsx";
import { QUARTERS } from "../roadmap.rules.ts";

const WIDTH = 1440;
const HEIGHT = 360;
/** Height of the shut zip in the drawing; below it is more room, for the words under the figures. */
const LINE = 150;
/** Where the first quarter begins; what is left of the width is shared equally. */
const START = 130;
const QUARTER_WIDTH = (WIDTH - START) / QUARTERS;
const LINE_SHARE = toShare(LINE, HEIGHT);

/** The zip across the page: what is open lies behind the words of the quarters, what is shut runs over them. */
export function RoadmapZip({ completed }: { completed: number }) {
  const pull = START + completed * QUARTER_WIDTH;
  const bend = pull + 24;
  const mouth = pull + 130;
  const isOpen = completed < QUARTERS;
  const upper = `M${pull} ${LINE}C${bend} ${LINE} ${bend} 40 ${mouth} 34L${WIDTH} 8`;
  const lower = `L${mouth} 316C${bend} 308 ${bend} ${LINE} ${pull} ${LINE}`;
  const shut = { x1: "0", x2: toShare(pull, WIDTH), y1: LINE_SHARE, y2: LINE_SHARE };
  return (
    <>
      <svg
        className="roadmap-zip roadmap-zip-open"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {isOpen && <path className="roadmap-zip-background" d={`${upper}V352${lower}Z`} />}
        {isOpen && <path className="zip-strand" d={`${upper}M${WIDTH} 352${lower}`} />}
      </svg>
      <svg className="roadmap-zip roadmap-zip-shut" aria-hidden="true">
        <line {...shut} className="roadmap-zip-cut" />
        <line {...shut} className="zip-strand roadmap-zip-upper" />
        <line {...shut} className="zip-strand roadmap-zip-lower" />
        <svg x={shut.x2} y={LINE_SHARE} overflow="visible" aria-hidden="true">
          <g className="roadmap-zip-pull zip-pull">
            <g transform="rotate(90) translate(-30 -14)">
              <ZipPullShape />
            </g>
          </g>
        </svg>
      </svg>
    </>
  );
}

function toShare(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`;
}
