import { pack } from "#pack/pack.ts";
import { quarterNotes } from "#pack/roadmap.catalog.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { hasPage } from "#web/page-engine/page-table.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { countCompleted } from "../roadmap.rules.ts";
import { roadmapMessages } from "./roadmap.messages.ts";
import "./roadmap-page.css";
import { RoadmapStop } from "./roadmap-stop.tsx";

/** A step may lead to a page that this community does without. */
const isThere = (href: string) => !href.startsWith("/") || hasPage(href.split(/[?#]/)[0] ?? "");

/** What search engines and link previews say of it. */
export const roadmapDescription =
  "The {name} plan for 2026, quarter by quarter: what is behind us, where the work stands today, and what is still open.";

const MONTHS = ["quarter1", "quarter2", "quarter3", "quarter4"] as const;

/** Of the two headings, cut for wide screens and for phones, only one exists at a time. */
export function RoadmapPage() {
  const t = useMessages(roadmapMessages);
  const inWords = usePackWords();
  const { quarters } = pack.roadmap;
  return (
    <article className="roadmap">
      <header className="roadmap-head wrap">
        <FitTitle as="h1" className="roadmap-title" title={t.title("title")} />
        <FitTitle
          as="h1"
          className="roadmap-title-on-phones"
          title={[t.title("titleOnPhones"), t.title("yearOnPhones")]}
        />
        <p className="lead">{t("intro")}</p>
      </header>
      <ol className="roadmap-stops">
        {quarters.map((quarter, index) => {
          const note = quarterNotes[index];
          return (
            <RoadmapStop
              key={quarter.title}
              index={index}
              quarter={quarter}
              isOpening={index === countCompleted(quarters)}
              headingLevel={2}
              months={t(MONTHS[index] ?? "quarter4")}
              openGround="flood-block"
            >
              <p className="lead">{note && inWords(note.text)}</p>
              {note?.link && isThere(note.link.href) && (
                <ButtonLink variant="line" size="medium" href={note.link.href}>
                  {inWords(note.link.label)}
                </ButtonLink>
              )}
            </RoadmapStop>
          );
        })}
      </ol>
    </article>
  );
}
