import { useMessages } from "#web/i18n/messages.ts";
import { useNear } from "#web/lib/use-near.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { NeonCard } from "#web/ui/neon-card.tsx";
import { Print } from "#web/ui/print.tsx";
import { homeMessages } from "./home.messages.ts";
import "./movement.css";
import { type MovementCardId, MovementPicture } from "./movement-picture.tsx";

type HomeMessage = keyof typeof homeMessages.texts;

interface MovementCard {
  id: MovementCardId;
  title: HomeMessage;
  text: HomeMessage;
  picture: HomeMessage;
  /** The 4:3 picture fills its cell and is cropped there, so it can be drawn wider than the cell. */
  sizes: string;
}

/**
 * Browsers fetch lazy pictures from more than a screen away, and these would then compete with the hero's for the line
 * of a phone. Someone who scrolls fast waits for a moment; everyone sees the first view sooner.
 */
const NEAR = "400px";

/** In the order of the grid: eight and four columns, then five and seven. */
const cards: readonly MovementCard[] = [
  {
    id: "rally-scene",
    title: "rallyTitle",
    text: "rallyText",
    picture: "rallyPicture",
    sizes: "(max-width: 760px) 167vw, (max-width: 1824px) max(64vw, 560px), 1170px",
  },
  {
    id: "tactical-bunker",
    title: "tacticalTitle",
    text: "tacticalText",
    picture: "tacticalPicture",
    sizes: "(max-width: 760px) 134vw, (max-width: 1824px) max(63vw, 560px), 1147px",
  },
  {
    id: "street-takeover",
    title: "streetTitle",
    text: "streetText",
    picture: "streetPicture",
    sizes: "(max-width: 760px) 134vw, (max-width: 1824px) max(54vw, 507px), 1014px",
  },
  {
    id: "chaos-collective",
    title: "collectiveTitle",
    text: "collectiveText",
    picture: "collectivePicture",
    sizes: "(max-width: 760px) 134vw, (max-width: 1824px) max(56vw, 507px), 1020px",
  },
];

export function Movement() {
  const t = useMessages(homeMessages);
  const [ref, isNear] = useNear<HTMLUListElement>(NEAR);
  return (
    <section className="movement wrap" aria-labelledby="movement">
      <FitTitle title={t.title("movement")} id="movement" />
      <ul ref={ref} className="movement-cards">
        {cards.map(({ id, title, text, picture, sizes }, index) => (
          <NeonCard key={id} as="li">
            <Print
              id={id}
              picture={<MovementPicture id={id} sizes={sizes} alt={t(picture)} isNear={isNear} />}
              title={<h3>{t(title)}</h3>}
              text={t(text)}
              note={t("edition", { number: index + 1, count: cards.length })}
            />
          </NeonCard>
        ))}
      </ul>
    </section>
  );
}
