import { colours } from "#pack/brand.catalog.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import "./colour-swatches.css";
import { CopyValue } from "./copy-value.tsx";
import { logosMessages } from "./logos.messages.ts";

/** The brand's colours as cards. They are the same in every theme. */
export function ColourSwatches() {
  const t = useMessages(logosMessages);
  const inWords = usePackWords();
  return (
    <section aria-labelledby="colours">
      <div className="showcase-opening">
        <h2 id="colours" className="display t2 w-50">
          {t("colours")}
        </h2>
        <p className="lead">{t("coloursText")}</p>
      </div>
      <ul className="colours-cards">
        {colours.map(({ name, hex, use }) => (
          <li key={hex} className="colours-card">
            {/* An attribute of the drawing: prerendered pages may carry no style attribute. */}
            <svg className="colours-ink" aria-hidden="true">
              <rect width="100%" height="100%" fill={hex} />
            </svg>
            <h3 className="colours-name display">{inWords(name)}</h3>
            <p>{inWords(use)}</p>
            <CopyValue value={hex} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
