import type { Claim } from "#shared/pack.schema.ts";
import { useLocale, useMessages, usePackWords } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { useNow } from "#web/lib/use-now.ts";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { getClaimState } from "../claim.rules.ts";
import "./claim-list.css";
import { tokensMessages } from "./tokens.messages.ts";

/** What the token promises, each line with its evidence. */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  const now = useNow();
  const inWords = usePackWords();
  return (
    <FactList>
      {claims.map((claim) => (
        <FactLine
          key={claim.claim}
          label={inWords(claim.claim)}
          value={inWords(claim.value)}
          source={<ClaimSource claim={claim} now={now} />}
        />
      ))}
    </FactList>
  );
}

function ClaimSource({ claim, now }: { claim: Claim; now: Date | undefined }) {
  const { label, url } = claim.source;
  const inWords = usePackWords();
  const tag = (
    <Tag variant="outline">
      <ClaimDate claim={claim} now={now} />
    </Tag>
  );
  if (url === undefined) return tag;
  return (
    <a className="claims-source" href={url} target="_blank" rel="noopener noreferrer" title={inWords(label)}>
      {tag}
      <NewTabHint />
    </a>
  );
}

function ClaimDate({ claim, now }: { claim: Claim; now: Date | undefined }) {
  const t = useMessages(tokensMessages);
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: "medium", timeZone: "UTC" });
  const label = usePackWords()(claim.source.label);
  const state = getClaimState(claim, now);
  if (state.kind === "undated") return label;
  const date = format.format(new Date(`${state.day}T00:00:00Z`));
  if (state.kind === "passed") return <span className="loss">{t("passed", { date })}</span>;
  if (state.kind === "until") return t("holdsUntil", { date });
  return (
    <>
      <span className="visually-hidden">{t("checked")} </span>
      {t("checkedOn", { source: label, date })}
    </>
  );
}
