import { pack } from "#pack/pack.ts";
import type { Pack } from "#shared/pack.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { countCompleted } from "../roadmap.rules.ts";
import { roadmapMessages } from "./roadmap.messages.ts";
import "./roadmap-banner.css";
import { RoadmapStop } from "./roadmap-stop.tsx";
import { RoadmapZip } from "./roadmap-zip.tsx";

interface RoadmapBannerProps {
  roadmap?: Pack["roadmap"];
}

/** The home page's look at the year: the zip lies across the page, and stands upright on the phone. */
export function RoadmapBanner({ roadmap: { year, quarters } = pack.roadmap }: RoadmapBannerProps) {
  const t = useMessages(roadmapMessages);
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
        <RoadmapZip completed={countCompleted(quarters)} />
        <ol className="roadmap-stops">
          {quarters.map((quarter, index) => (
            <RoadmapStop
              key={quarter.title}
              index={index}
              quarter={quarter}
              isOpening={index === countCompleted(quarters)}
              headingLevel={3}
              openGround="roadmap-banner-open"
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
