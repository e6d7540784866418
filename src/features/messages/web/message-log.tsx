import { useEffect, useRef } from "react";
import { ScamWarning } from "#features/boards/web/scam-warning.tsx";
import { formatAge } from "#web/i18n/format-age.ts";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { useNow } from "#web/lib/use-now.ts";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Message } from "../messages.schema.ts";
import { messagesMessages } from "./messages.messages.ts";

interface MessageLogProps {
  messages: Message[];
  /** Of the other one. */
  name: string;
  onReport: (message: Message) => void;
}

/** What was said, the newest at the foot and in sight. */
export function MessageLog({ messages, name, onReport }: MessageLogProps) {
  const t = useMessages(messagesMessages);
  const ref = useRef<HTMLDivElement>(null);
  const lastId = messages.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new word moves the list
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [lastId]);

  if (messages.length === 0) return <p className="muted">{t("empty")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by keys too
    <div ref={ref} className="conversation-log" role="log" aria-label={t("log")} tabIndex={0}>
      <ol>
        {messages.map((message) => (
          <Line key={message.id} message={message} name={name} onReport={onReport} />
        ))}
      </ol>
    </div>
  );
}

function Line({ message, name, onReport }: { message: Message } & Pick<MessageLogProps, "name" | "onReport">) {
  const t = useMessages(messagesMessages);
  const locale = useLocale();
  const now = useNow();
  const { isOwn, isHidden, text, createdAt, warnings } = message;
  return (
    <li className={classNames("conversation-line", isOwn && "conversation-own")}>
      <p className="conversation-meta cap">
        <bdi className="written">{isOwn ? t("own") : name}</bdi>{" "}
        <time dateTime={createdAt} title={formatTimestamp(createdAt, locale)}>
          {now && formatAge(new Date(createdAt), { now, locale })}
        </time>
        {!isOwn && !isHidden && (
          <IconButton className="conversation-flag" icon="flag" label={t("report")} onClick={() => onReport(message)} />
        )}
      </p>
      <p className="conversation-text" dir="auto">
        {isHidden ? <i>{t("hidden")}</i> : text}
      </p>
      <ScamWarning warnings={warnings} />
    </li>
  );
}
