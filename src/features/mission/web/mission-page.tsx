import { RoadmapBanner } from "#features/roadmap/web/roadmap-banner.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { hasPage } from "#web/page-engine/page-table.ts";
import { MissionLinkCards } from "./mission-link-cards.tsx";
import { MissionManifesto } from "./mission-manifesto.tsx";
import "./mission-page.css";
import { missionMessages } from "./mission.messages.ts";
import { MissionThesis } from "./mission-thesis.tsx";
import { MissionValues } from "./mission-values.tsx";

export { missionDescription } from "./mission.messages.ts";

export function MissionPage() {
  const t = useMessages(missionMessages);
  return (
    <article>
      <MissionManifesto />
      <section className="mission-statement wrap" aria-labelledby="mission-statement">
        <h2 className="cap muted" id="mission-statement">
          {t("statementTitle")}
        </h2>
        <p className="mission-statement-words display">{t("statement")}</p>
      </section>
      <MissionThesis />
      <MissionValues />
      {hasPage("/roadmap") && <RoadmapBanner />}
      <MissionLinkCards />
    </article>
  );
}
