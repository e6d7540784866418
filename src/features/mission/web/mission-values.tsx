import { useMessages } from "#web/i18n/messages.ts";
import { NeonCard } from "#web/ui/neon-card.tsx";
import { PackPicture } from "#web/ui/pack-picture.tsx";
import { Print } from "#web/ui/print.tsx";
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
            <Print
              picture={<ValuePicture stem={`art/vision-${value}`} alt={t(`${value}Picture`)} />}
              title={<h3>{t(value)}</h3>}
              text={t(`${value}Text`)}
            />
          </NeonCard>
        ))}
      </ul>
    </section>
  );
}

function ValuePicture({ stem, alt }: { stem: string; alt: string }) {
  return (
    <PackPicture
      stem={stem}
      widths={[600, 1200]}
      plainWidth={600}
      sizes="(max-width: 760px) 134vw, 60vw"
      width={1200}
      height={900}
      loading="lazy"
      decoding="async"
      alt={alt}
    />
  );
}
