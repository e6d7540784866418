import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { hasPage } from "#web/page-engine/page-table.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { lengthClass } from "#web/ui/length-class.ts";
import { NeonCard } from "#web/ui/neon-card.tsx";
import { homeMessages } from "./home.messages.ts";
import "./vision.css";

const rows = [
  { href: "/mission", word: "culture", text: "cultureText" },
  { href: "/meetups", word: "chaos", text: "chaosText" },
  { href: "/market", word: "people", text: "peopleText" },
] as const;

/** Three words, set to one measure by the width of their letters. */
export function Vision() {
  const t = useMessages(homeMessages);
  return (
    <section className="vision wrap" id="vision" aria-labelledby="vision-title">
      <div className="vision-head">
        <h2 className="display t4 w-100" id="vision-title">
          {t("visionTitle")}
        </h2>
        <p className="muted">{t("visionText")}</p>
      </div>
      <ul className="vision-rows">
        {rows
          .filter(({ href }) => hasPage(href))
          .map(({ href, word, text }) => {
            const title = t.title(word);
            return (
              <NeonCard key={href} as="li">
                <Anchor className="vision-row" href={href} target="_blank">
                  <h3 className="display">
                    <span className="vision-opening w-150">{t("visionOpening")} </span>
                    <span className={`vision-word w-${title.width} ${lengthClass(title)}`}>{title.text}</span>
                  </h3>
                  <p className="vision-text">
                    {t(text)}
                    <NewTabHint />
                  </p>
                  <Icon name="arrow-up-right" className="vision-arrow" />
                </Anchor>
              </NeonCard>
            );
          })}
      </ul>
    </section>
  );
}
