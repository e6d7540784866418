import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { mention } from "#web/i18n/mention.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Button } from "#web/ui/button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { isUndoable } from "../moderation.rules.ts";
import type { CaseDetails, CaseReporter, LoggedAction } from "../moderation.schema.ts";
import { moderationMessages } from "./moderation.messages.ts";

/** Who is behind the thing and its reports, and what was done before. */
export function CaseFacts({ details, onUndo }: { details: CaseDetails; onUndo: (actionId: string) => void }) {
  const t = useMessages(moderationMessages);
  const locale = useLocale();
  const now = useNow();
  const { author, reporters, history } = details;
  return (
    <div className="moderation-details">
      {author && (
        <section>
          <h3 className="cap">{t("authorTitle")}</h3>
          <p className="moderation-line-foot data">
            <span>{t("age", { count: author.ageDays })}</span>
            <span>{t("points", { count: author.provenPoints })}</span>
            <span>{t("earlier", { count: author.earlier })}</span>
            {author.isBanned && (
              <span className="loss">
                {author.bannedUntil === null
                  ? t("banned")
                  : t("bannedUntil", { time: formatTimestamp(author.bannedUntil, locale) })}
              </span>
            )}
          </p>
        </section>
      )}
      <section>
        <h3 className="cap">{t("reportersTitle")}</h3>
        {reporters.length === 0 ? (
          <p className="muted">{t("noReporters")}</p>
        ) : (
          <ul className="moderation-rows">
            {reporters.map((reporter) => (
              <Reporter key={reporter.username} reporter={reporter} />
            ))}
          </ul>
        )}
      </section>
      <section>
        <h3 className="cap">{t("historyTitle")}</h3>
        {history.length === 0 ? (
          <p className="muted">{t("noHistory")}</p>
        ) : (
          <ol className="moderation-rows">
            {history.map((action) => (
              <HistoryLine
                key={action.id}
                entry={action}
                onUndo={now && isUndoable(action, history, now) ? () => onUndo(action.id) : undefined}
              />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

function Reporter({ reporter }: { reporter: CaseReporter }) {
  const t = useMessages(moderationMessages);
  const locale = useLocale();
  const { username, reason, ageDays, provenPoints, sharesWith, isTrusted } = reporter;
  const names = new Intl.ListFormat(locale).format(sharesWith.map((name) => mention(name, locale)));
  return (
    <li>
      <p className="moderation-line-foot data">
        <b>
          <bdi>@{username}</bdi>
        </b>
        <span>{t("age", { count: ageDays })}</span>
        <span>{t("points", { count: provenPoints })}</span>
        <Tag variant={isTrusted ? "gain" : "outline"}>{t(isTrusted ? "trusted" : "untrusted")}</Tag>
      </p>
      <p dir="auto">{reason}</p>
      {sharesWith.length > 0 && (
        <p className="loss">
          <bdi>{t("sharesWith", { names })}</bdi>
        </p>
      )}
    </li>
  );
}

function HistoryLine({ entry, onUndo }: { entry: LoggedAction; onUndo: (() => void) | undefined }) {
  const t = useMessages(moderationMessages);
  const locale = useLocale();
  const { action, moderator, createdAt, reason, days, note, undoneAt, answer } = entry;
  const line = {
    action: t(`action_${action}`),
    name: moderator === null ? t("unknownModerator") : `@${moderator}`,
    time: formatTimestamp(createdAt, locale),
  };
  return (
    <li>
      <p className="moderation-line-foot data">
        <bdi>{t("historyLine", line)}</bdi>
        {reason !== null && <span>{t(`reason_${reason}`)}</span>}
        {days !== null && <span>{t("dayCount", { count: days })}</span>}
        {undoneAt !== null && <Tag variant="outline">{t("undone")}</Tag>}
        {onUndo && (
          <Button size="small" variant="line" icon={null} onClick={onUndo}>
            {t("undo")}
          </Button>
        )}
      </p>
      {note !== "" && <p dir="auto">{note}</p>}
      {answer !== null && (
        <p dir="auto">
          <bdi>{t("answerLine", { text: answer })}</bdi>
        </p>
      )}
    </li>
  );
}
