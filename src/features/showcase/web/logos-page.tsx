import { logos } from "#pack/brand.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { ColourSwatches } from "./colour-swatches.tsx";
import { LogoFrame } from "./logo-frame.tsx";
import { LogoRules } from "./logo-rules.tsx";
import { logosMessages } from "./logos.messages.ts";
import "./logos-page.css";
import "./showcase.css";

/** What search engines and link previews say of it. */
export const logosDescription =
  "Every {name} logo as SVG and PNG on all its grounds, with clear space, smallest sizes and the colour values to copy.";

export function LogosPage() {
  const t = useMessages(logosMessages);
  return (
    <article>
      <div className="paper comb-end">
        <header className="showcase-head wrap">
          <p className="cap muted">{t("label")}</p>
          <FitTitle as="h1" title={t.title("title")} />
          <div className="logos-lead">
            <p className="lead">{t("lead", { count: logos.length })}</p>
            <p className="lead muted">{t("leadRules")}</p>
          </div>
        </header>
        <ul className="logos-sheet wrap">
          {logos.map((logo, index) => (
            <LogoFrame key={logo.id} logo={logo} number={index + 1} count={logos.length} />
          ))}
        </ul>
      </div>
      <div className="showcase-section wrap">
        <LogoRules />
      </div>
      <div className="paper comb-start">
        <div className="showcase-section wrap">
          <ColourSwatches />
        </div>
      </div>
    </article>
  );
}
