import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Anchor } from "#web/ui/anchor.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LazyPlate } from "#web/ui/lazy-plate.tsx";
import { lengthClass } from "#web/ui/length-class.ts";
import "./community-section.css";
import { communityMessages } from "./community.messages.ts";

const DOORS = [
  { name: "group", href: pack.social.group },
  { name: "official", href: pack.social.xOfficial },
  { name: "page", href: pack.social.xCommunity },
] as const;

/** Three doors out of the house, each a flood with its word set along the frame. */
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
      <ul className="community-doors">
        {DOORS.map(({ name, href }) => {
          const word = t.title(`${name}Word`);
          return (
            <li key={name}>
              <Anchor
                className={`community-door community-door-${name} ${lengthClass(word)}`}
                href={href}
                target="_blank"
              >
                <span className="community-word display w-50">{word.text}</span>
                <span className="community-facts">
                  <Icon name="arrow-up-right" />
                  <b className="cap">{t(name)}</b>
                  <span>{t(`${name}Text`)}</span>
                  <NewTabHint />
                </span>
                <LazyPlate className="community-plate" />
              </Anchor>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
