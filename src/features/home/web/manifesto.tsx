import { useMessages } from "#web/i18n/messages.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LazyIllustration } from "#web/ui/lazy-illustration.tsx";
import { SectionOpening } from "#web/ui/section-opening.tsx";
import { homeMessages } from "./home.messages.ts";
import "./manifesto.css";

/** The loudest ink of the page: the ground above unzips onto it, the crowd rises out of the ground below. */
export function Manifesto() {
  const t = useMessages(homeMessages);
  return (
    <section className="manifesto" aria-labelledby="manifesto">
      <SectionOpening height={150} edge={8} />
      <div className="manifesto-words wrap">
        <FitTitle title={[t.title("manifestoUpper"), t.title("manifestoLower")]} id="manifesto" />
        <div className="manifesto-text lead">
          <p>{t("manifestoRoom")}</p>
          <p>{t("manifestoPromise")}</p>
          <p>{t("manifestoEnding")}</p>
        </div>
      </div>
      <div className="manifesto-crowd" aria-hidden="true">
        <LazyIllustration className="manifesto-illustration" />
      </div>
    </section>
  );
}
