import { getClaimState } from "#features/trading/claim.rules.ts";
import { ClaimList } from "#features/trading/web/claim-list.tsx";
import { pack } from "#pack/pack.ts";
import { tokenClaims } from "#pack/token-claims.catalog.ts";
import { tokenomics } from "#pack/tokenomics.catalog.ts";
import type { Claim } from "#shared/pack.schema.ts";
import { getPrimaryToken } from "#shared/pack-tokens.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Divider } from "#web/ui/divider.tsx";
import "./claim-ledger.css";
import { tokenomicsMessages } from "./tokenomics.messages.ts";

const { reserve, treasury, claims } = tokenomics;

/** Every promise of this page in one place, each with its source and its date. */
export function ClaimLedger() {
  const t = useMessages(tokenomicsMessages);
  const everyClaim = useClaims();
  return (
    <section className="claim-ledger paper comb-start" aria-labelledby="claim-ledger">
      <div className="claim-ledger-columns wrap">
        <div className="claim-ledger-head">
          <h2 className="display t3 w-62" id="claim-ledger">
            {t("claimsTitle")}
          </h2>
          <p className="lead">{t("claimsText")}</p>
        </div>
        <ClaimList claims={everyClaim} />
      </div>
      <Divider />
    </section>
  );
}

function useClaims(): Claim[] {
  const t = useMessages(tokenomicsMessages);
  const compact = new Intl.NumberFormat(useLocale(), { notation: "compact" });
  const now = useNow();
  const lock = { expiresAt: reserve.vestedUntil };
  const isReleased = getClaimState(lock, now).kind === "passed";
  return [
    {
      claim: t("claimReserve"),
      value: t(isReleased ? "claimReleased" : "claimLocked", { tokens: compact.format(reserve.tokens) }),
      source: reserve.source,
      ...lock,
    },
    { ...treasury, claim: t("claimTreasury"), value: compact.format(treasury.tokens) },
    ...claims,
    // The focus and the moves of a token are a manner, not a fact: only what has a source is repeated here.
    ...(tokenClaims[getPrimaryToken(pack).id] ?? []).filter(({ source }) => source.url !== undefined),
  ];
}
