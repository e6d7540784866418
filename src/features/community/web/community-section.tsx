import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Anchor } from "#web/ui/anchor.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LazyIllustration } from "#web/ui/lazy-illustration.tsx";
import { lengthClass } from "#web/ui/length-class.ts";
import "./community-section.css";
import { communityMessages } from "./community.messages.ts";

const LINK_CARDS = [
  { name: "group", href: pack.social.group },
  { name: "official", href: pack.social.xOfficial },
  { name: "page", href: pack.social.xCommunity },
] as const;

/** Three links out of the site as cards, each a flood with its word set along the frame. */
export function CommunitySection() {
  const t = useMessages(communityMessages);
  return (
    <section id="community" className="community" aria-labelledby="community-title">
      <div className="community-head wrap">
        <h2 id="community-title" className="display t4 w-100">
          {t("title")}
        </h2>
        <p className="muted">{t("note")}</p>
      </div>
      <ul className="community-link-cards">
        {LINK_CARDS.map(({ name, href }) => {
          const word = t.title(`${name}Word`);
          return (
            <li key={name}>
              <Anchor
                className={`community-link-card community-link-card-${name} ${lengthClass(word)}`}
                href={href}
                target="_blank"
              >
                <span className={`community-word display w-${word.width}`}>{word.text}</span>
                <span className="community-facts">
                  <Icon name="arrow-up-right" />
                  <b className="cap">{t(name)}</b>
                  <span>{t(`${name}Text`)}</span>
                  <NewTabHint />
                </span>
                <LazyIllustration className="community-illustration" />
              </Anchor>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
