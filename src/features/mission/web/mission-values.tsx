import { values } from "media:values";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { NeonCard } from "#web/ui/neon-card.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { PictureCard } from "#web/ui/picture-card.tsx";
import { missionMessages } from "./mission.messages.ts";
import "./mission-values.css";

const VALUES = ["culture", "chaos", "people"] as const;

export function MissionValues() {
  const t = useMessages(missionMessages);
  return (
    <section className="mission-values" aria-labelledby="mission-values">
      <h2 className="visually-hidden" id="mission-values">
        {t("valuesTitle")}
      </h2>
      <ul>
        {VALUES.map((value) => (
          <NeonCard key={value} as="li">
            <PictureCard
              picture={<ValuePicture value={value} />}
              title={<h3>{t(value)}</h3>}
              text={t(`${value}Text`)}
            />
          </NeonCard>
        ))}
      </ul>
    </section>
  );
}

function ValuePicture({ value }: { value: (typeof VALUES)[number] }) {
  const picture = values[value];
  const inWords = usePackWords();
  return <Picture picture={picture} sizes="(max-width: 760px) 134vw, 60vw" loading="lazy" alt={inWords(picture.alt)} />;
}
