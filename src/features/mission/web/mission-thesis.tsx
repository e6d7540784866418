import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { missionMessages } from "./mission.messages.ts";
import "./mission-thesis.css";

const HALVES = [
  {
    token: pack.tokens.moonshot.name,
    word: "holds",
    text: "holdsText",
    lines: [
      ["stakeIt", "stakeItWhere"],
      ["voteWithIt", "voteWithItWhere"],
      ["payWithIt", "payWithItWhere"],
    ],
  },
  {
    token: pack.tokens.pumpfun.name,
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
            {t("thesisTitle")}
          </h2>
          <p className="lead">{t("thesisText")}</p>
        </div>
        <div className="mission-halves">
          {HALVES.map(({ token, word, text, lines }) => (
            <div key={word} className="mission-half">
              <p className="cap">{token}</p>
              <FitTitle as="h3" title={t.title(word)} />
              <div className="mission-half-facts">
                <p>{t(text, { token })}</p>
                <FactList>
                  {lines.map(([what, where]) => (
                    <FactLine key={what} label={t(what)} value={t(where)} />
                  ))}
                </FactList>
                {word === "moves" && (
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
