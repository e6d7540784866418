import { useState } from "react";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { InterestThing, Letter } from "../interests.schema.ts";
import { useLetters } from "./interests-admin.api.ts";
import { interestsPanelMessages } from "./interests-panel.messages.ts";

/** Letters that stand there at first: who raised a hand stands below them on a phone. */
const SHOWN_FIRST = 5;

/** What those who raised a hand for the thing were told, when and how many of them. */
export function LetterList({ thing: { kind, refId } }: { thing: InterestThing }) {
  const t = useMessages(interestsPanelMessages);
  const [isWhole, setIsWhole] = useState(false);
  const { data, isError, refetch } = useLetters({ kind, refId });
  const letters = data?.letters ?? [];
  const shown = isWhole ? letters : letters.slice(0, SHOWN_FIRST);
  return (
    <section className="stack" aria-labelledby="interests-letters">
      <h3 id="interests-letters" className="display t5 w-84">
        {t("letters")}
      </h3>
      {data && (
        <ol className="interests-letters">
          {shown.map((letter) => (
            <LetterEntry key={letter.id} letter={letter} />
          ))}
        </ol>
      )}
      {shown.length < letters.length && <LoadMore onLoad={() => setIsWhole(true)} />}
      {!data && !isError && <Skeleton shape="block" label={t("loading")} />}
      {!data && isError && <LoadFailed text={t("lettersBroken")} onRetry={() => void refetch()} />}
    </section>
  );
}

function LetterEntry({ letter: { subject, text, readers, sentBy, sentAt } }: { letter: Letter }) {
  const t = useMessages(interestsPanelMessages);
  const locale = useLocale();
  return (
    <li>
      <details className="interests-letter">
        <summary>
          <b>
            <bdi>{subject}</bdi>
          </b>
          <span className="cap muted">
            <time dateTime={sentAt}>{formatTimestamp(sentAt, locale)}</time> {t("letterTo", { count: readers })}{" "}
            <bdi className="written">{t("letterBy", { name: sentBy === null ? t("gone") : `@${sentBy}` })}</bdi>
          </span>
        </summary>
        <p dir="auto">{text}</p>
      </details>
    </li>
  );
}
