import { pack } from "#pack/pack.ts";
import { tokenomics } from "#pack/tokenomics.catalog.ts";
import type { Token } from "#shared/pack.schema.ts";
import { getPrimaryToken, getRewardToken } from "#shared/pack-tokens.ts";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages, usePackWords } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Address } from "#web/ui/address.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { LazyIllustration } from "#web/ui/lazy-illustration.tsx";
import { type SideLetter, Split, SplitSide } from "#web/ui/split.tsx";
import "./token-split.css";
import { tokenomicsMessages } from "./tokenomics.messages.ts";

interface Side {
  token: Token;
  letter: SideLetter;
  title: keyof typeof tokenomicsMessages.titles;
  role: keyof typeof tokenomicsMessages.texts;
  line: keyof typeof tokenomicsMessages.texts;
}

const SIDES: Side[] =
  pack.tokens.length === 1
    ? [{ token: getPrimaryToken(pack), letter: "A", title: "titleWhole", role: "onlyRole", line: "onlyLine" }]
    : [
        { token: getPrimaryToken(pack), letter: "A", title: "titleUpper", role: "primaryRole", line: "primaryLine" },
        { token: getRewardToken(pack), letter: "B", title: "titleLower", role: "rewardRole", line: "rewardLine" },
      ];

/** The page's word across all sides of the record, and what each side is made of. */
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

function TokenSide({ token, letter, title, role, line }: Side) {
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
        <FactLine label={t("chain")} value={pack.chain.name} />
        <FactLine label={t("decimals")} value={token.decimals} />
        <FactLine label={t("launch")} value={inWords(tokenomics.launch[token.id] ?? "")} />
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
