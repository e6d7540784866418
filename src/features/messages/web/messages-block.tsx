import { useState } from "react";
import { ThingLink, useOpenThing } from "#features/boards/web/thing-link.tsx";
import type { User } from "#features/users/users.schema.ts";
import { Portrait } from "#features/users/web/portrait.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { THREAD_PARAM } from "../messages.rules.ts";
import type { Thread } from "../messages.schema.ts";
import { ConversationDialog, nameOther } from "./conversation-dialog.tsx";
import { useThreads } from "./messages.api.ts";
import { messagesMessages } from "./messages.messages.ts";
import "./messages-block.css";

/** Conversations that are seen before somebody asks for more. */
const SHOWN_FIRST = 3;

/** The member's conversations, and the one that the address names; nothing for who has none. */
export function MessagesBlock({ user }: { user: User }) {
  const t = useMessages(messagesMessages);
  const threads = useThreads(user.id).data ?? [];
  const shown = useOpenThing(THREAD_PARAM);
  const [isOpen, setIsOpen] = useState(false);
  const listed = isOpen ? threads : threads.slice(0, SHOWN_FIRST);
  const unread = threads.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  return (
    <>
      {threads.length > 0 && (
        <section className="messages-block" aria-labelledby="messages-title">
          <h2 id="messages-title" className="display t5 w-84">
            {t("title")} {unread > 0 && <Tag>{t("unread", { count: unread })}</Tag>}
          </h2>
          <p className="muted">{t("lead")}</p>
          <ul>
            {listed.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} />
            ))}
          </ul>
          {listed.length < threads.length && (
            <Button variant="line" size="medium" icon="arrow-down" onClick={() => setIsOpen(true)}>
              {t("showAll", { count: threads.length - listed.length })}
            </Button>
          )}
        </section>
      )}
      {shown.id && <ConversationDialog key={shown.id} user={user} threadId={shown.id} onClose={shown.close} />}
    </>
  );
}

function ThreadRow({ thread }: { thread: Thread }) {
  const t = useMessages(messagesMessages);
  const { id, subject, other, unreadCount, lastMessage } = thread;
  const name = nameOther(thread, t("gone"));
  return (
    <li className="messages-row">
      {other && <Portrait userId={other.id} faceId={other.faceId} size={44} />}
      <div className="messages-row-words">
        <p className="messages-row-title">
          <ThingLink param={THREAD_PARAM} id={id}>
            <bdi>{name}</bdi> <span className="muted">{subject.title || t("goneThing")}</span>
          </ThingLink>
        </p>
        {lastMessage && (
          <p className="messages-row-last muted">
            <bdi>{lastMessage.isOwn ? t("you", { text: lastMessage.text }) : lastMessage.text}</bdi>
          </p>
        )}
      </div>
      {unreadCount > 0 && <Tag>{t("unread", { count: unreadCount })}</Tag>}
    </li>
  );
}
