import { pack } from "#shared/pack.ts";
import { quarterNotes } from "#shared/pack-lists.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { lengthClass } from "#web/ui/length-class.ts";
import { roadmapMessages } from "./roadmap.messages.ts";
import "./roadmap-page.css";
import { RoadmapStop } from "./roadmap-stop.tsx";
import { useCurrentQuarter } from "./use-current-quarter.ts";

const MONTHS = ["quarter1", "quarter2", "quarter3", "quarter4"] as const;

export function RoadmapPage() {
  const t = useMessages(roadmapMessages);
  const currentQuarter = useCurrentQuarter();
  return (
    <article className="roadmap">
      <header className={`roadmap-head wrap ${lengthClass(t.title("titleOnPhones"))}`}>
        <FitTitle as="h1" title={t.title("title")} />
        <p className="lead">{t("intro")}</p>
      </header>
      <ol className="roadmap-stops">
        {pack.roadmap.quarters.map((title, index) => {
          const note = quarterNotes[index];
          return (
            <RoadmapStop
              key={title}
              index={index}
              currentQuarter={currentQuarter}
              title={title}
              headingLevel={2}
              months={t(MONTHS[index] ?? "quarter4")}
              openGround="flood-block"
            >
              <p className="lead">{note?.text}</p>
              {note?.link && (
                <ButtonLink variant="line" size="medium" href={note.link.href}>
                  {note.link.label}
                </ButtonLink>
              )}
            </RoadmapStop>
          );
        })}
      </ol>
    </article>
  );
}
