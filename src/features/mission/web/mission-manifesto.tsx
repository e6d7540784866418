import { useMessages } from "#web/i18n/messages.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LazyIllustration } from "#web/ui/lazy-illustration.tsx";
import { SectionOpening } from "#web/ui/section-opening.tsx";
import "./mission-manifesto.css";
import { missionMessages } from "./mission.messages.ts";

const SENTENCES = ["manifesto1", "manifesto2", "manifesto3", "manifesto4", "manifesto5", "manifesto6"] as const;

/** The page unzips from under the navigation; the speaker stands on the lower edge of the flood. */
export function MissionManifesto() {
  const t = useMessages(missionMessages);
  return (
    <header className="mission-manifesto">
      <SectionOpening height={110} edge={6} />
      <div className="mission-words wrap">
        <p className="cap">{t("label")}</p>
        <FitTitle as="h1" title={[t.title("titleUpper"), t.title("titleLower")]} />
        <div className="mission-speech">
          <section aria-labelledby="manifesto">
            <h2 className="visually-hidden" id="manifesto">
              {t("manifestoTitle")}
            </h2>
            <ol>
              {SENTENCES.map((sentence, index) => (
                <li key={sentence}>
                  <span className="mission-number display w-62" aria-hidden="true">
                    {index + 1}
                  </span>
                  <p className="lead">{t(sentence)}</p>
                </li>
              ))}
            </ol>
          </section>
          <LazyIllustration className="mission-speaker" />
        </div>
      </div>
    </header>
  );
}
