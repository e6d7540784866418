import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Address } from "#web/ui/address.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LazyPlate } from "#web/ui/lazy-plate.tsx";
import { AddressSafety } from "./address-safety.tsx";
import { ClaimList } from "./claim-list.tsx";
import { tokensMessages } from "./tokens.messages.ts";
import "./tokens-section.css";

const TITLE_ID = "tokens-title";

const sides = [
  { token: pack.tokens.moonshot, letter: "A", title: "dualToken", role: "flagshipRole", line: "flagshipLine" },
  { token: pack.tokens.pumpfun, letter: "B", title: "ecosystem", role: "arenaRole", line: "arenaLine" },
] as const;

type Side = (typeof sides)[number];

/** Two sides of one record: one title over both grounds, what each token promises, and its address. */
export function TokensSection() {
  const t = useMessages(tokensMessages);
  return (
    <section id="tokens" className="tokens" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className="visually-hidden">
        {t("heading")}
      </h2>
      <div className="tokens-sides">
        {sides.map((side) => (
          <TokenSide key={side.letter} {...side} />
        ))}
      </div>
      <AddressSafety />
    </section>
  );
}

function TokenSide({ token, letter, title, role, line }: Side) {
  const t = useMessages(tokensMessages);
  return (
    <article className={classNames("tokens-side", `tokens-side-${letter.toLowerCase()}`, letter === "A" && "paper")}>
      <div aria-hidden="true">
        <FitTitle as="p" title={t.title(title)} />
      </div>
      <div className="tokens-art" aria-hidden="true">
        <LazyPlate className="tokens-plate" />
      </div>
      <p className="tokens-letter display w-62" aria-hidden="true">
        {letter}
      </p>
      <div className="tokens-text">
        <p className="cap muted">{t(role, { decimals: token.decimals })}</p>
        <h3 className="display t3 w-62">
          {token.name}. <br />
          {t(line)}
        </h3>
        <ClaimList claims={token.claims} />
        <Address value={token.address} label={t("addressOf", { token: token.name })} />
      </div>
    </article>
  );
}
