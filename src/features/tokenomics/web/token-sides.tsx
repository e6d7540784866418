import { pack } from "#shared/pack.ts";
import { tokenomics } from "#shared/pack-lists.ts";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Address } from "#web/ui/address.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { LazyPlate } from "#web/ui/lazy-plate.tsx";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
import { Side, TwoSides } from "#web/ui/two-sides.tsx";
import "./token-sides.css";
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
export function TokenSides() {
  const t = useMessages(tokenomicsMessages);
  return (
    <TwoSides as="header">
      <h1 className="visually-hidden">{t("title")}</h1>
      {SIDES.map((side) => (
        <TokenSide key={side.letter} {...side} />
      ))}
    </TwoSides>
  );
}

function TokenSide({ token, letter, launch, title, role, line }: (typeof SIDES)[number]) {
  const t = useMessages(tokenomicsMessages);
  const locale = useLocale();
  return (
    <Side
      letter={letter}
      title={t.title(title)}
      plate={<LazyPlate className="token-side-plate" />}
      className={`token-side token-side-${letter.toLowerCase()}`}
      label={token.name}
    >
      <p className="cap muted">{t(role)}</p>
      <h2 className="display t3 w-62">
        {token.name}. <br />
        {t(line)}
      </h2>
      <ReceiptList>
        <ReceiptLine label={t("chain")} value={tokenomics.chain} />
        <ReceiptLine label={t("decimals")} value={token.decimals} />
        <ReceiptLine label={t("launch")} value={launch} />
        <ReceiptLine label={t("supply")} value={formatNumber(tokenomics.supply, locale)} />
        <ReceiptLine label={t("tax")} value={`${formatNumber(tokenomics.taxPercent, locale)}%`} />
      </ReceiptList>
      <Address value={token.address} label={t("addressOf", { token: token.name })} />
      <ButtonLink variant="line" size="medium" href={token.explorerUrl} target="_blank">
        {t("explorer", { token: token.name })}
        <NewTabHint />
      </ButtonLink>
    </Side>
  );
}
