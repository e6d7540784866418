import { ScamWarning } from "#features/boards/web/scam-warning.tsx";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { ModerationCase } from "../moderation.schema.ts";
import { useTypeLabel } from "./case-list.tsx";
import { moderationMessages } from "./moderation.messages.ts";

/** Facts are shown as they were written, but for moments. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The thing as its readers see it, or would. */
export function ReportedThing({ entry, titleId }: { entry: ModerationCase; titleId: string }) {
  const t = useMessages(moderationMessages);
  const locale = useLocale();
  const typeLabel = useTypeLabel();
  const { thing, warnings, hiddenUntil, answer } = entry;
  return (
    <div className="moderation-thing paper">
      <p className="moderation-line-head cap">
        <Tag>{typeLabel(entry.type)}</Tag>
        {hiddenUntil !== null && (
          <Tag variant="outline">{t("hiddenUntil", { time: formatTimestamp(hiddenUntil, locale) })}</Tag>
        )}
        {hiddenUntil === null && thing !== null && thing.hiddenAt !== null && (
          <Tag variant="outline">{t("isHidden")}</Tag>
        )}
      </p>
      <h2 id={titleId} className="display t4 w-75" tabIndex={-1}>
        <bdi className="written">{thing?.title ?? t("gone")}</bdi>
      </h2>
      {thing === null ? <p>{t("goneText")}</p> : <ThingParts thing={thing} />}
      <ScamWarning warnings={warnings} />
      {answer !== null && (
        <blockquote className="moderation-answer">
          <p className="cap">{t("answerTitle")}</p>
          <p dir="auto">{answer}</p>
        </blockquote>
      )}
    </div>
  );
}

function ThingParts({ thing }: { thing: NonNullable<ModerationCase["thing"]> }) {
  const t = useMessages(moderationMessages);
  const locale = useLocale();
  const { title, text, facts, pictures, author, createdAt, path } = thing;
  const toFact = (fact: string) => (MOMENT.test(fact) ? formatTimestamp(fact, locale) : fact);
  return (
    <>
      {text !== "" && (
        <p className="moderation-text" dir="auto">
          {text}
        </p>
      )}
      {facts.length > 0 && (
        <ul className="moderation-facts data">
          {facts.map((fact) => (
            <li key={fact}>
              <bdi>{toFact(fact)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {pictures.length > 0 && (
        <ul className="moderation-pictures">
          {pictures.map(({ url, width, height }, index) => (
            <li key={url}>
              <img src={url} alt={t("picture", { number: index + 1, title })} width={width} height={height} />
            </li>
          ))}
        </ul>
      )}
      <p className="moderation-line-foot data">
        <bdi>{t("by", { name: author.username })}</bdi>
        <time dateTime={createdAt}>{formatTimestamp(createdAt, locale)}</time>
        <Anchor className="text-link" href={path}>
          {t("open")}
        </Anchor>
      </p>
    </>
  );
}
