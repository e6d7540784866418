import { useEffect } from "react";
import { useReport } from "#features/reports/web/use-report.tsx";
import type { User } from "#features/users/users.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Message, Thread, ThreadAnswer } from "../messages.schema.ts";
import { BlockButton } from "./block-button.tsx";
import "./conversation.css";
import { MessageForm } from "./message-form.tsx";
import { MessageLog } from "./message-log.tsx";
import { type NewMessage, type Thing, useMessageActions, useThread, useThreadAbout } from "./messages.api.ts";
import { messagesMessages } from "./messages.messages.ts";

interface ConversationDialogProps {
  user: User;
  /** One that goes on; or else what the first word will be about, and who offers it. */
  threadId?: string;
  thing?: Thing & { owner: string };
  onClose: () => void;
}

/** Two members about one thing, by whichever end it was opened. */
export function ConversationDialog({ user, threadId, thing, onClose }: ConversationDialogProps) {
  const t = useMessages(messagesMessages);
  const about = useThreadAbout(user.id, threadId === undefined ? thing?.refId : undefined);
  const id = threadId ?? about.data ?? null;
  const query = useThread(user.id, id);
  const title = query.data?.thread.subject.title || thing?.title || t("goneThing");
  const failed = about.isError ? about : query;
  const isNew = thing !== undefined && about.data === null;
  return (
    <Dialog isOpen onClose={onClose} label={t("dialog", { title })} className="conversation">
      {query.data === undefined && !isNew && !failed.isError && <Skeleton shape="block" label={t("loading")} />}
      {query.data === undefined && failed.isError && (
        <Broken
          isGone={failed.error instanceof ApiError && [400, 404].includes(failed.error.status)}
          isBusy={failed.isFetching}
          onRetry={() => void failed.refetch()}
          onClose={onClose}
        />
      )}
      {(query.data !== undefined || isNew) && (
        <Conversation user={user} title={title} answer={query.data} thing={thing} />
      )}
    </Dialog>
  );
}

interface ConversationProps {
  user: User;
  title: string;
  answer: ThreadAnswer | undefined;
  thing: ConversationDialogProps["thing"];
}

function Conversation({ user, title, answer, thing }: ConversationProps) {
  const t = useMessages(messagesMessages);
  const actions = useMessageActions(user.id);
  const { report, dialog } = useReport();
  const thread = answer?.thread;
  const name = thread ? nameOther(thread, t("gone")) : `@${thing?.owner}`;
  useReading(thread, actions.markRead);

  async function send(message: NewMessage) {
    if (thread) await actions.answer(thread.id, message);
    else if (thing) await actions.ask(thing, message);
  }

  function handleReport({ id, text }: Message) {
    const words = { report: t("reportTitle"), subject: t("reportSubject"), owner: t("reportOwner") };
    const owner = thread?.other ?? undefined;
    report({ type: "message", refId: id, title: text.slice(0, 80), words, ...(owner && { owner }) });
  }

  return (
    <div className="conversation-body">
      <header className="conversation-head">
        <h2 className="display t4 w-75" dir="auto">
          {thread?.subject.title ? <Anchor href={thread.subject.path}>{title}</Anchor> : title}
        </h2>
        <p className="data">
          <bdi>{t("with", { name })}</bdi>
        </p>
      </header>
      <p className="conversation-safety">{t("safety")}</p>
      <MessageLog messages={answer?.messages ?? []} name={name} onReport={handleReport} />
      {thread?.other !== null && !thread?.isBlocking && (
        <MessageForm about={thread?.id ?? thing?.refId ?? ""} messages={answer?.messages ?? []} onSend={send} />
      )}
      {thread?.other && (
        <BlockButton isBlocking={thread.isBlocking} onBlock={(is) => actions.setBlock(thread.id, is)} />
      )}
      {dialog}
    </div>
  );
}

/** What somebody looks at is read. */
function useReading(thread: Thread | undefined, markRead: (threadId: string) => Promise<void>): void {
  const id = thread?.id;
  const hasUnread = thread !== undefined && thread.unreadCount > 0;
  useEffect(() => {
    // Where it fails, the next answer of the server asks again.
    if (id !== undefined && hasUnread) markRead(id).catch(() => undefined);
  }, [id, hasUnread, markRead]);
}

export function nameOther({ other }: Thread, gone: string): string {
  return other === null ? gone : `@${other.username}`;
}

interface BrokenProps {
  isGone: boolean;
  isBusy: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function Broken({ isGone, isBusy, onRetry, onClose }: BrokenProps) {
  const t = useMessages(messagesMessages);
  return (
    <div className="stack" role="alert">
      <p className="lead">{t(isGone ? "goneTitle" : "brokenText")}</p>
      <div className="row">
        {!isGone && (
          <Button icon="refresh" isBusy={isBusy} onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        )}
        <Button variant={isGone ? "primary" : "line"} icon={null} onClick={onClose}>
          {t("back")}
        </Button>
      </div>
    </div>
  );
}
