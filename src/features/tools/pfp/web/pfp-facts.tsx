import type { ReactNode } from "react";
import { pack } from "#pack/pack.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import type { Pfp } from "#shared/pack-media.schema.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { computeOdds } from "../pfp.rules.ts";
import { pfpMessages } from "./pfp.messages.ts";
import { PfpPicture } from "./pfp-picture.tsx";

/** Diameters of the previews in CSS pixels: a profile page, a timeline, a reply. */
const ROUND_EDGES = [112, 64, 32] as const;

function countTrait(trait: string): number {
  return pfps.filter(({ traits }) => traits.includes(trait)).length;
}

/** Who it is, in words and in traits; `children` is what can be done with them. */
export function PfpFacts({ pfp, children }: { pfp: Pfp | undefined; children: ReactNode }) {
  const t = useMessages(pfpMessages);
  const inWords = usePackWords();
  return (
    <div className="pfp-facts">
      {pfp && (
        <p className="row data">
          <Tag>{t(`rarity_${pfp.rarity}`)}</Tag>
          {pfp.id}
        </p>
      )}
      <h2 className="display w-62 t3">{pfp ? inWords(pfp.name) : t("emptyName")}</h2>
      <p className="pfp-sentence">{t(pfp ? `text_${pfp.rarity}` : "emptyText")}</p>
      <FactList>
        {pfp ? (
          pfp.traits.map((trait) => (
            <FactLine
              key={trait}
              label={inWords(trait)}
              value={t("traitOf", { count: countTrait(trait), total: pfps.length })}
            />
          ))
        ) : (
          <>
            <FactLine label={t("inTheBag")} value={pfps.length} />
            <FactLine label={t("countingFace")} value={t("points", { count: pack.points.pfp_generated.points })} />
          </>
        )}
      </FactList>
      {children}
    </div>
  );
}

/** How it looks where services cut it round, and how likely it was. */
export function PfpProof({ pfp, children }: { pfp: Pfp | undefined; children: ReactNode }) {
  const t = useMessages(pfpMessages);
  return (
    <div className="pfp-proof">
      <div className="pfp-rounds" aria-hidden="true">
        {ROUND_EDGES.map((edge) =>
          pfp ? (
            <PfpPicture
              key={edge}
              className={`pfp-round pfp-round-${edge}`}
              pfp={pfp}
              alt=""
              sizes={`${edge}px`}
              edge={edge}
            />
          ) : (
            <Skeleton key={edge} className={`pfp-round pfp-round-${edge}`} />
          ),
        )}
      </div>
      <p className="cap">{t("rounds")}</p>
      <h3 className="visually-hidden">{t("odds")}</h3>
      <FactList>
        {computeOdds(pfps).map(({ rarity, count, total, percent }) => (
          <FactLine
            key={rarity}
            label={t("oddsLine", { rarity: t(`rarity_${rarity}`), count, total })}
            value={t("percent", { percent })}
          />
        ))}
      </FactList>
      {children}
    </div>
  );
}
