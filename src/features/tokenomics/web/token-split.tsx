import { pack } from "#pack/pack.ts";
import { tokenomics } from "#pack/tokenomics.catalog.ts";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages, usePackWords } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Address } from "#web/ui/address.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { LazyIllustration } from "#web/ui/lazy-illustration.tsx";
import { Split, SplitSide } from "#web/ui/split.tsx";
import "./token-split.css";
import { tokenomicsMessages } from "./tokenomics.messages.ts";

const SIDES = [
  {
    token: pack.tokens.moonshot,
    letter: "A",
    launch: tokenomics.launch.moonshot,
    title: "titleUpper",
    role: "primaryRole",
    line: "primaryLine",
  },
  {
    token: pack.tokens.pumpfun,
    letter: "B",
    launch: tokenomics.launch.pumpfun,
    title: "titleLower",
    role: "rewardRole",
    line: "rewardLine",
  },
] as const;

/** The page's word across both sides of the record, and what each side is made of. */
export function TokenSplit() {
  const t = useMessages(tokenomicsMessages);
  return (
    <Split as="header">
      <h1 className="visually-hidden">{t("title")}</h1>
      {SIDES.map((side) => (
        <TokenSide key={side.letter} {...side} />
      ))}
    </Split>
  );
}

function TokenSide({ token, letter, launch, title, role, line }: (typeof SIDES)[number]) {
  const t = useMessages(tokenomicsMessages);
  const inWords = usePackWords();
  const locale = useLocale();
  return (
    <SplitSide
      letter={letter}
      title={t.title(title)}
      illustration={<LazyIllustration className="token-side-illustration" />}
      className={`token-side token-side-${letter.toLowerCase()}`}
      label={token.name}
    >
      <p className="cap muted">{t(role)}</p>
      <h2 className="display t3 w-62">
        {token.name}. <br />
        {t(line)}
      </h2>
      <FactList>
        <FactLine label={t("chain")} value={tokenomics.chain} />
        <FactLine label={t("decimals")} value={token.decimals} />
        <FactLine label={t("launch")} value={inWords(launch)} />
        <FactLine label={t("supply")} value={formatNumber(tokenomics.supply, locale)} />
        <FactLine label={t("tax")} value={`${formatNumber(tokenomics.taxPercent, locale)}%`} />
      </FactList>
      <Address value={token.address} label={t("addressOf", { token: token.name })} />
      <ButtonLink variant="line" size="medium" href={token.explorerUrl} target="_blank">
        {t("explorer", { token: token.name })}
        <NewTabHint />
      </ButtonLink>
    </SplitSide>
  );
}
