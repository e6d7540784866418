import { useMessages } from "#web/i18n/messages.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LazyPlate } from "#web/ui/lazy-plate.tsx";
import { ZipPull } from "#web/ui/zip-pull.tsx";
import { homeMessages } from "./home.messages.ts";
import "./manifesto.css";

/** The loudest ink of the page: the ground above unzips onto it, the crowd rises out of the ground below. */
export function Manifesto() {
  const t = useMessages(homeMessages);
  return (
    <section className="manifesto" aria-labelledby="manifesto">
      <svg className="manifesto-opening" viewBox="0 0 1440 150" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0-2h1440v10L720 146 0 8Z" />
        <path className="zip-strand" d="M720 146 0 8M720 146 1440 8" />
      </svg>
      <ZipPull isOnFlood className="manifesto-pull" />
      <div className="manifesto-words wrap">
        <FitTitle title={[t.title("manifestoUpper"), t.title("manifestoLower")]} id="manifesto" />
        <div className="manifesto-text lead">
          <p>{t("manifestoRoom")}</p>
          <p>{t("manifestoPromise")}</p>
          <p>{t("manifestoEnding")}</p>
        </div>
      </div>
      <div className="manifesto-crowd" aria-hidden="true">
        <LazyPlate className="manifesto-plate" />
      </div>
    </section>
  );
}
