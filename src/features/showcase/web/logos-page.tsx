import { logos } from "#shared/pack-brand.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { ColourSwatches } from "./colour-swatches.tsx";
import { LogoFrame } from "./logo-frame.tsx";
import { LogoRules } from "./logo-rules.tsx";
import { logosMessages } from "./logos.messages.ts";
import "./logos-page.css";
import "./showcase.css";

export function LogosPage() {
  const t = useMessages(logosMessages);
  return (
    <article className="logos">
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
