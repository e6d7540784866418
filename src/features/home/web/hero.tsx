import { pack } from "#pack/pack.ts";
import { getPrimaryToken } from "#shared/pack-tokens.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { lengthClass } from "#web/ui/length-class.ts";
import "./hero.css";
import { HeroAddress } from "./hero-address.tsx";
import { HeroFigure } from "./hero-figure.tsx";
import { homeMessages } from "./home.messages.ts";

const { buyUrl, chartUrl } = getPrimaryToken(pack);

/** One heading in reading order; the figure stands between its second line and its third. */
export function Hero() {
  const t = useMessages(homeMessages);
  const word = t.title("headlineWord");
  const ending = t.title("headlineEnding");
  const [zip, stack, own] = pack.tagline;
  return (
    <section className={`hero ${lengthClass(t.title("headlineWordOnPhones"))}`} id="hero-section">
      <div className="hero-panel" />
      <h1 className="hero-headline">
        <span className="hero-opening display w-150">{t.title("headlineOpening").text} </span>
        <span className={`hero-word display w-${word.width} ${lengthClass(word)}`}>{word.text} </span>
        <span className={`hero-ending display w-${ending.width} ${lengthClass(ending)}`}>{ending.text}</span>
      </h1>
      <HeroFigure />
      <p className="hero-sleeve cap" aria-hidden="true">
        {t("sleeveNumber")}
        <br />
        {t("sleeveNote")}
      </p>
      <p className="hero-tagline display" dir="auto">
        <span className="w-62">{zip}</span> <span className="w-100">{stack}</span> <span className="w-150">{own}</span>
      </p>
      <div className="hero-actions">
        <ButtonLink href={buyUrl} target="_blank">
          {t("buy", { ticker: pack.ticker })}
          <NewTabHint />
        </ButtonLink>
        <ButtonLink variant="bone" href={chartUrl} target="_blank">
          {t("viewChart")}
          <NewTabHint />
        </ButtonLink>
        <HeroAddress />
      </div>
    </section>
  );
}
