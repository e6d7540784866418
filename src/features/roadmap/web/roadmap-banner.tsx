import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { roadmapMessages } from "./roadmap.messages.ts";
import "./roadmap-banner.css";
import { RoadmapStop } from "./roadmap-stop.tsx";
import { RoadmapTrack } from "./roadmap-track.tsx";
import { useCurrentQuarter } from "./use-current-quarter.ts";

const { year, quarters } = pack.roadmap;

/** The home page's look at the year: the zip lies across the page, and stands upright on the phone. */
export function RoadmapBanner() {
  const t = useMessages(roadmapMessages);
  const currentQuarter = useCurrentQuarter();
  return (
    <section className="roadmap-banner" aria-labelledby="roadmap">
      <div className="roadmap-banner-head wrap">
        <h2 className="display t3 w-62" id="roadmap">
          {t("bannerTitle", { year: String(year) })}
        </h2>
        <ButtonLink variant="bone" size="medium" href="/roadmap">
          {t("seePlan")}
        </ButtonLink>
      </div>
      <div className="roadmap-banner-divider">
        <RoadmapTrack currentQuarter={currentQuarter} />
        <ol className="roadmap-stops">
          {quarters.map((title, index) => (
            <RoadmapStop
              key={title}
              index={index}
              currentQuarter={currentQuarter}
              title={title}
              headingLevel={3}
              openGround="roadmap-banner-open"
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
