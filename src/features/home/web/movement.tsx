import { movement } from "media:movement";
import type { MovementCardId } from "#shared/pack-pictures.schema.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { useNear } from "#web/lib/use-near.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { NeonCard } from "#web/ui/neon-card.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { PictureCard } from "#web/ui/picture-card.tsx";
import { homeMessages } from "./home.messages.ts";
import "./movement.css";

interface MovementPictureProps {
  id: MovementCardId;
  /** Width at which the whole 4:3 picture is drawn, cropped or not. */
  sizes: string;
  /** Before it is near the screen, only readers without script get the picture. */
  isNear: boolean;
}

/** Nothing where the pack brings no picture of this card: its words stand on the plain ground. */
function MovementPicture({ id, sizes, isNear }: MovementPictureProps) {
  const built = movement[id];
  const inWords = usePackWords();
  if (built === undefined) return null;
  const picture = <Picture picture={built} sizes={sizes} alt={inWords(built.alt)} loading="lazy" />;
  return isNear ? picture : <noscript>{picture}</noscript>;
}

type HomeMessage = keyof typeof homeMessages.texts;

interface MovementCard {
  id: MovementCardId;
  title: HomeMessage;
  text: HomeMessage;
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
    sizes: "(max-width: 760px) 167vw, (max-width: 1824px) max(64vw, 560px), 1170px",
  },
  {
    id: "tactical-bunker",
    title: "tacticalTitle",
    text: "tacticalText",
    sizes: "(max-width: 760px) 134vw, (max-width: 1824px) max(63vw, 560px), 1147px",
  },
  {
    id: "street-takeover",
    title: "streetTitle",
    text: "streetText",
    sizes: "(max-width: 760px) 134vw, (max-width: 1824px) max(54vw, 507px), 1014px",
  },
  {
    id: "chaos-collective",
    title: "collectiveTitle",
    text: "collectiveText",
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
        {cards.map(({ id, title, text, sizes }, index) => (
          <NeonCard key={id} as="li">
            <PictureCard
              id={id}
              picture={<MovementPicture id={id} sizes={sizes} isNear={isNear} />}
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
