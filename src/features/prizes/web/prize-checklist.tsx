import { pack } from "#pack/pack.ts";
import { formatDay } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { PrizeCondition } from "../prizes.schema.ts";
import { usePrizeConditions } from "./prizes.api.ts";
import "./prize-checklist.css";
import { prizeMessages } from "./prizes.messages.ts";

export interface PrizeChecklistProps {
  userId: string;
  /** A month that is under review; otherwise it is about the running one. */
  closedMonth?: string | undefined;
}

/** What the member still has to do to be paid, each with the way to it. Nothing where the pack asks for nothing. */
export function PrizeChecklist({ userId, closedMonth }: PrizeChecklistProps) {
  const t = useMessages(prizeMessages);
  const { data, isError, refetch } = usePrizeConditions(userId, closedMonth);
  if (data?.conditions.length === 0) return null;
  return (
    <section className="prize-checklist" aria-labelledby="prize-checklist">
      <h3 id="prize-checklist" className="cap">
        {t("title")}
      </h3>
      {data && <Missing conditions={data.conditions.filter(({ met }) => !met)} isClosed={closedMonth !== undefined} />}
      {!data && !isError && <Skeleton label={t("loading")} />}
      {!data && isError && (
        <>
          <p>{t("broken")}</p>
          <Button variant="line" size="medium" icon="refresh" onClick={() => void refetch()}>
            {t("tryAgain")}
          </Button>
        </>
      )}
    </section>
  );
}

interface MissingProps {
  conditions: PrizeCondition[];
  /** Works and age of the account cannot be brought any more. */
  isClosed: boolean;
}

function Missing({ conditions, isClosed }: MissingProps) {
  const t = useMessages(prizeMessages);
  if (conditions.length === 0) {
    return (
      <p className="prize-checklist-line">
        <Icon name="check" />
        {t(isClosed ? "completeInReview" : "complete")}
      </p>
    );
  }
  return (
    <>
      <p>{t(isClosed ? "missingInReview" : "stillMissing", { count: conditions.length })}</p>
      <ul className="prize-checklist-list">
        {conditions.map((condition) => (
          <MissingCondition key={condition.id} condition={condition} isClosed={isClosed} />
        ))}
      </ul>
    </>
  );
}

function MissingCondition({ condition, isClosed }: { condition: PrizeCondition; isClosed: boolean }) {
  const { text, action } = useConditionWords(isClosed)(condition);
  return (
    <li>
      <p className="prize-checklist-line">
        <Icon name="close" />
        {text}
      </p>
      {action && (
        <ButtonLink variant="line" size="medium" href={action.href}>
          {action.label}
        </ButtonLink>
      )}
    </li>
  );
}

interface ConditionWords {
  text: string;
  /** What time alone brings has no button. */
  action?: { label: string; href: string };
}

function useConditionWords(isClosed: boolean): (condition: PrizeCondition) => ConditionWords {
  const t = useMessages(prizeMessages);
  const locale = useLocale();
  return (condition) => {
    if (condition.id === "contact") {
      return { text: t("contact"), action: { label: t("contactAction"), href: "/account?tab=settings#contacts" } };
    }
    if (condition.id === "wallet") {
      return {
        text: t("wallet", { chain: pack.chain.name }),
        action: { label: t("walletAction"), href: "/account?tab=settings#wallet" },
      };
    }
    if (condition.id === "work-days") {
      const { days, count } = condition.details;
      const text = t("workDays", { days, count });
      return isClosed ? { text } : { text, action: { label: t("workDaysAction"), href: "/tools" } };
    }
    if (condition.id === "account-age") {
      const { days, metAt } = condition.details;
      return { text: t(isClosed ? "ageInReview" : "age", { count: days, date: formatDay(metAt, locale) }) };
    }
    const { minimum, symbol, isUnknown } = condition.details;
    const values = { minimum, symbol };
    if (isUnknown) return { text: t("holdingUnknown", values) };
    const { buyUrl } = pack.tokens[pack.prizeConditions.minimumHeld?.token ?? "moonshot"];
    return { text: t("holding", values), action: { label: t("holdingAction", { symbol }), href: buyUrl } };
  };
}
