import { pack } from "#shared/pack.ts";
import { tokenomics } from "#shared/pack-lists.ts";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Address } from "#web/ui/address.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { LazyPlate } from "#web/ui/lazy-plate.tsx";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
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
    <header className="token-sides">
      <h1 className="visually-hidden">{t("title")}</h1>
      {SIDES.map((side) => (
        <TokenSide key={side.letter} {...side} />
      ))}
    </header>
  );
}

function TokenSide({ token, letter, launch, title, role, line }: (typeof SIDES)[number]) {
  const t = useMessages(tokenomicsMessages);
  const locale = useLocale();
  return (
    <section
      className={classNames("token-side", `token-side-${letter.toLowerCase()}`, letter === "A" && "paper")}
      aria-label={token.name}
    >
      <div aria-hidden="true">
        <FitTitle as="p" title={t.title(title)} />
      </div>
      <LazyPlate className="token-side-plate" />
      <p className="token-side-letter display w-62" aria-hidden="true">
        {letter}
      </p>
      <div className="token-side-facts">
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
      </div>
    </section>
  );
}
