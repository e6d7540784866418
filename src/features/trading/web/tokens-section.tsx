import { pack } from "#pack/pack.ts";
import { tokenClaims } from "#pack/token-claims.catalog.ts";
import type { Token } from "#shared/pack.schema.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Address } from "#web/ui/address.tsx";
import { LazyIllustration } from "#web/ui/lazy-illustration.tsx";
import { type SideLetter, Split, SplitSide } from "#web/ui/split.tsx";
import { AddressSafety } from "./address-safety.tsx";
import { ClaimList } from "./claim-list.tsx";
import { tokensMessages } from "./tokens.messages.ts";
import "./tokens-section.css";

const TITLE_ID = "tokens-title";

interface Side {
  token: Token;
  letter: SideLetter;
  title: keyof typeof tokensMessages.titles;
  role: keyof typeof tokensMessages.texts;
  line: keyof typeof tokensMessages.texts;
}

const isOne = pack.tokens.length === 1;
const sides: Side[] = isOne
  ? [{ token: getPrimaryToken(pack), letter: "A", title: "oneToken", role: "onlyRole", line: "flagshipLine" }]
  : [
      { token: getPrimaryToken(pack), letter: "A", title: "dualToken", role: "flagshipRole", line: "flagshipLine" },
      { token: getRewardToken(pack), letter: "B", title: "ecosystem", role: "arenaRole", line: "arenaLine" },
    ];

/** The sides of one record: one title over all grounds, what each token promises, and its address. */
export function TokensSection() {
  const t = useMessages(tokensMessages);
  return (
    <section id="tokens" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className="visually-hidden">
        {t(isOne ? "headingOne" : "heading")}
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

function TokenSide({ token, letter, title, role, line }: Side) {
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
      <ClaimList claims={tokenClaims[token.id] ?? []} />
      <Address value={token.address} label={t("addressOf", { token: token.name })} />
    </SplitSide>
  );
}
