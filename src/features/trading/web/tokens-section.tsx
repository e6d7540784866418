import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Address } from "#web/ui/address.tsx";
import { LazyPlate } from "#web/ui/lazy-plate.tsx";
import { Side, TwoSides } from "#web/ui/two-sides.tsx";
import { AddressSafety } from "./address-safety.tsx";
import { ClaimList } from "./claim-list.tsx";
import { tokensMessages } from "./tokens.messages.ts";
import "./tokens-section.css";

const TITLE_ID = "tokens-title";

const sides = [
  { token: pack.tokens.moonshot, letter: "A", title: "dualToken", role: "flagshipRole", line: "flagshipLine" },
  { token: pack.tokens.pumpfun, letter: "B", title: "ecosystem", role: "arenaRole", line: "arenaLine" },
] as const;

/** Two sides of one record: one title over both grounds, what each token promises, and its address. */
export function TokensSection() {
  const t = useMessages(tokensMessages);
  return (
    <section id="tokens" className="tokens" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className="visually-hidden">
        {t("heading")}
      </h2>
      <TwoSides>
        {sides.map((side) => (
          <TokenSide key={side.letter} {...side} />
        ))}
      </TwoSides>
      <AddressSafety />
    </section>
  );
}

function TokenSide({ token, letter, title, role, line }: (typeof sides)[number]) {
  const t = useMessages(tokensMessages);
  return (
    <Side
      as="article"
      letter={letter}
      title={t.title(title)}
      plate={
        <div className="tokens-art" aria-hidden="true">
          <LazyPlate className="tokens-plate" />
        </div>
      }
      className={`tokens-side tokens-side-${letter.toLowerCase()}`}
    >
      <p className="cap muted">{t(role, { decimals: token.decimals })}</p>
      <h3 className="display t3 w-62">
        {token.name}. <br />
        {t(line)}
      </h3>
      <ClaimList claims={token.claims} />
      <Address value={token.address} label={t("addressOf", { token: token.name })} />
    </Side>
  );
}
