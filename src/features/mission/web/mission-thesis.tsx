import { pack } from "#pack/pack.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { missionMessages } from "./mission.messages.ts";
import "./mission-thesis.css";

const isOne = pack.tokens.length === 1;
const HALVES = [
  {
    token: getPrimaryToken(pack).name,
    word: "holds",
    text: "holdsText",
    lines: [
      ["stakeIt", "stakeItWhere"],
      ["voteWithIt", "voteWithItWhere"],
      ["payWithIt", "payWithItWhere"],
    ],
  },
  {
    token: getRewardToken(pack).name,
    word: "moves",
    text: "movesText",
    lines: [
      ["earnIt", "earnItWhere"],
      ["moveIt", "moveItWhere"],
      ["memeIt", "memeItWhere"],
    ],
  },
] as const;

/** Two verbs of one height: the token that stays is set shut, the one that goes around wide open. */
export function MissionThesis() {
  const t = useMessages(missionMessages);
  return (
    <section className="mission-thesis paper comb-start" aria-labelledby="mission-thesis">
      <div className="wrap">
        <div className="mission-thesis-head">
          <h2 className="display t4 w-100" id="mission-thesis">
            {t(isOne ? "thesisTitleOne" : "thesisTitle")}
          </h2>
          <p className="lead">{t(isOne ? "thesisTextOne" : "thesisText")}</p>
        </div>
        <div className="mission-halves">
          {HALVES.slice(0, pack.tokens.length).map(({ token, word, text, lines }, index) => (
            <div key={word} className="mission-half">
              <p className="cap">{token}</p>
              <FitTitle as="h3" title={t.title(word)} />
              <div className="mission-half-facts">
                <p>{t(isOne ? "holdsTextOne" : text, { token })}</p>
                <FactList>
                  {lines.map(([what, where]) => (
                    <FactLine key={what} label={t(what)} value={t(where)} />
                  ))}
                </FactList>
                {index === pack.tokens.length - 1 && (
                  <p>
                    <ButtonLink variant="line" href="/tokenomics">
                      {t("seeTokenomics")}
                    </ButtonLink>
                  </p>
                )}
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
