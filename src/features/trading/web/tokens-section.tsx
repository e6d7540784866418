import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Address } from "#web/ui/address.tsx";
import { LazyIllustration } from "#web/ui/lazy-illustration.tsx";
import { Split, SplitSide } from "#web/ui/split.tsx";
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
    <section id="tokens" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className="visually-hidden">
        {t("heading")}
      </h2>
      <Split>
        {sides.map((side) => (
          <TokenSide key={side.letter} {...side} />
        ))}
      </Split>
      <AddressSafety />
    </section>
  );
}

function TokenSide({ token, letter, title, role, line }: (typeof sides)[number]) {
  const t = useMessages(tokensMessages);
  return (
    <SplitSide
      as="article"
      letter={letter}
      title={t.title(title)}
      illustration={
        <div className="tokens-art" aria-hidden="true">
          <LazyIllustration className="tokens-illustration" />
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
    </SplitSide>
  );
}
