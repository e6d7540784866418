import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Anchor } from "#web/ui/anchor.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LazyPlate } from "#web/ui/lazy-plate.tsx";
import { lengthClass } from "#web/ui/length-class.ts";
import "./mission-doors.css";
import { missionMessages } from "./mission.messages.ts";

const DOORS = [
  { name: "group", href: pack.social.group, isOutside: true },
  { name: "tools", href: "/tools", isOutside: false },
  { name: "leaderboard", href: "/leaderboard", isOutside: false },
  { name: "meetups", href: "/meetups", isOutside: false },
] as const;

/** The join buttons: four doors, each a flood with its word along the frame. */
export function MissionDoors() {
  const t = useMessages(missionMessages);
  return (
    <section aria-labelledby="mission-join">
      <div className="mission-join-head wrap">
        <h2 className="display t4 w-100" id="mission-join">
          {t("joinTitle")}
        </h2>
        <p className="muted">{t("joinText")}</p>
      </div>
      <ul className="mission-doors">
        {DOORS.map(({ name, href, isOutside }) => {
          const word = t.title(`${name}Word`);
          return (
            <li key={name}>
              <Anchor
                className={`mission-door mission-door-${name} ${lengthClass(word)}`}
                href={href}
                target={isOutside ? "_blank" : undefined}
              >
                <span className="mission-door-word display w-50">{word.text}</span>{" "}
                <span className="mission-door-facts">
                  <Icon name={isOutside ? "arrow-up-right" : "arrow-right"} />
                  <b className="display t5 w-84">{t(name)}</b>
                  <span>{t(`${name}Text`)}</span>
                  {isOutside && <NewTabHint />}
                </span>
                <LazyPlate className="mission-door-plate" />
              </Anchor>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
