import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { hasPage } from "#web/page-engine/page-table.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LazyIllustration } from "#web/ui/lazy-illustration.tsx";
import { lengthClass } from "#web/ui/length-class.ts";
import "./mission-link-cards.css";
import { missionMessages } from "./mission.messages.ts";

const LINK_CARDS = [
  { name: "group", href: pack.social.group, isOutside: true, flood: "blue" },
  { name: "tools", href: "/tools", isOutside: false, flood: "hero" },
  { name: "leaderboard", href: "/leaderboard", isOutside: false, flood: "gold" },
  { name: "meetups", href: "/meetups", isOutside: false, flood: "third" },
] as const;

/** The join buttons: four link cards, each a flood with its word along the frame. */
export function MissionLinkCards() {
  const t = useMessages(missionMessages);
  return (
    <section aria-labelledby="mission-join">
      <div className="mission-join-head wrap">
        <h2 className="display t4 w-100" id="mission-join">
          {t("joinTitle")}
        </h2>
        <p className="muted">{t("joinText")}</p>
      </div>
      <ul className="mission-link-cards">
        {LINK_CARDS.filter(({ href, isOutside }) => isOutside || hasPage(href)).map(
          ({ name, href, isOutside, flood }) => {
            const word = t.title(`${name}Word`);
            return (
              <li key={name}>
                <Anchor
                  className={`mission-link-card mission-link-card-${flood} ${lengthClass(word)}`}
                  href={href}
                  target={isOutside ? "_blank" : undefined}
                >
                  <span className={`mission-link-card-word display w-${word.width}`}>{word.text}</span>{" "}
                  <span className="mission-link-card-facts">
                    <Icon name={isOutside ? "arrow-up-right" : "arrow-right"} />
                    <b className="display t5 w-84">{t(name)}</b>
                    <span>{t(`${name}Text`)}</span>
                    {isOutside && <NewTabHint />}
                  </span>
                  <LazyIllustration className="mission-link-card-illustration" />
                </Anchor>
              </li>
            );
          },
        )}
      </ul>
    </section>
  );
}
