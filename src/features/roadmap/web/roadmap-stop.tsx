import type { ReactNode } from "react";
import type { Quarter } from "#shared/pack.schema.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { ZipPull } from "#web/ui/zip-pull.tsx";
import { roadmapMessages } from "./roadmap.messages.ts";
import "./roadmap-stop.css";

interface RoadmapStopProps {
  index: number;
  quarter: Quarter;
  /** The first that is not done: the pull stands at its top. */
  isOpening: boolean;
  headingLevel: 2 | 3;
  months?: string;
  /** Class of the ground that the open zip bares. */
  openGround: "flood-block" | "roadmap-banner-open";
  children?: ReactNode;
}

/** One quarter on the vertical zip: shut between letter and figure when completed, with the pull where it opens. */
export function RoadmapStop({
  index,
  quarter: { title, state },
  isOpening,
  headingLevel,
  months,
  openGround,
  children,
}: RoadmapStopProps) {
  const t = useMessages(roadmapMessages);
  const inWords = usePackWords();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <li
      className={classNames(
        "roadmap-stop",
        `roadmap-stop-${state}`,
        isOpening && "roadmap-stop-opening",
        state !== "completed" && `roadmap-stop-open ${openGround}`,
      )}
    >
      {isOpening && <RoadmapOpening isOnFlood={openGround === "flood-block"} />}
      <Heading className="roadmap-stop-heading">
        <span className="roadmap-numeral display">
          <span>Q</span>
          <span>{index + 1}</span>
        </span>{" "}
        <span className="roadmap-stop-title">{inWords(title)}</span>
      </Heading>
      <div className="roadmap-stop-facts">
        {months && <p className="roadmap-months cap">{months}</p>}
        <p className="roadmap-stop-state cap">{t(state)}</p>
        {children}
      </div>
    </li>
  );
}

/** The axis of the zip lies at 30 % of the width, as in the stylesheet. */
function RoadmapOpening({ isOnFlood }: { isOnFlood: boolean }) {
  return (
    <>
      <svg className="roadmap-opening" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0-2H30L0 98ZM30-2H100V98Z" />
        <path className="zip-strand" d="M30 0 0 98M30 0 100 98" />
      </svg>
      <ZipPull isOpenBelow isOnFlood={isOnFlood} className="roadmap-pull" />
    </>
  );
}
