import { logos } from "#pack/brand.catalog.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import { logosMessages } from "./logos.messages.ts";
import "./logo-rules.css";

/** One of each width, and only such as can stand on the dark. */
const smallest = logos.filter(({ backgrounds }) => backgrounds[0] === "void");

/** How much room a logo needs, and how small it may be; the small ones are drawn at just that size. */
export function LogoRules() {
  const t = useMessages(logosMessages);
  const inWords = usePackWords();
  return (
    <div className="logo-rules">
      <section aria-labelledby="air">
        <h2 id="air" className="display t2 w-50">
          {t("air")}
        </h2>
        <p className="lead muted">{t("airText")}</p>
        <div className="logo-air" role="img" aria-label={t("airAlt")}>
          <img className="logo" src={getMediaUrl("logo/mark.svg")} width={512} height={512} alt="" loading="lazy" />
          {["start", "end", "top", "bottom"].map((side) => (
            <span key={side} className={`logo-air-${side} data`}>
              {t("quarter")}
            </span>
          ))}
        </div>
      </section>
      <section aria-labelledby="small">
        <h2 id="small" className="display t2 w-50">
          {t("small")}
        </h2>
        <p className="lead muted">{t("smallText")}</p>
        <ul className="logo-smallest">
          {smallest.map(({ id, name, minimumWidth, svg }) => (
            <li key={id}>
              <img
                className="logo"
                src={getMediaUrl(`logo/${id}.svg`)}
                width={minimumWidth}
                height={Math.round((minimumWidth * svg.height) / svg.width)}
                alt=""
                loading="lazy"
              />
              <span>{inWords(name)}</span>
              <span className="data">{t("smallest", { count: minimumWidth })}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
