import { useState } from "react";
import { formatAge } from "#web/i18n/format-age.ts";
import { formatNumber } from "#web/i18n/format-number.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { useNow } from "#web/lib/use-now.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Drawer } from "#web/ui/drawer.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadMore } from "#web/ui/load-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { wordValues } from "../notification-words.rules.ts";
import { NOTIFICATION_TEXTS } from "../notifications.catalog.ts";
import type { NotificationEntry } from "../notifications.schema.ts";
import "./bell-drawer.css";
import { useNotificationActions, useNotifications } from "./notifications.api.ts";
import { notificationsMessages, notificationTexts } from "./notifications.messages.ts";

interface BellDrawerProps {
  userId: string;
  unread: number;
  onClose: () => void;
}

/** What happened to the member, the newest first; each line leads to its place. */
export function BellDrawer({ userId, unread, onClose }: BellDrawerProps) {
  const t = useMessages(notificationsMessages);
  const query = useNotifications(userId);
  const entries = query.data?.pages.flatMap(({ notifications }) => notifications);
  return (
    <Drawer
      isOpen
      onClose={onClose}
      label={t("title")}
      head={<h2 className="display t4 w-75">{t("title")}</h2>}
      foot={
        <p className="cap">
          <Anchor className="text-link" href="/account?tab=settings" onClick={onClose}>
            {t("settings")}
          </Anchor>
        </p>
      }
    >
      {entries === undefined && !query.isError && <Skeleton shape="block" label={t("loading")} />}
      {entries === undefined && query.isError && (
        <div className="stack" role="alert">
          <p className="lead">{t("brokenText")}</p>
          <Button icon="refresh" isBusy={query.isFetching} onClick={() => void query.refetch()}>
            {t("tryAgain")}
          </Button>
        </div>
      )}
      {entries?.length === 0 && <NoNews onClose={onClose} />}
      {entries?.[0] && unread > 0 && <UnreadHead userId={userId} unread={unread} until={entries[0].changedAt} />}
      {entries?.[0] && <NewsList userId={userId} entries={entries} onClose={onClose} />}
      {query.hasNextPage && <LoadMore isBusy={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />}
    </Drawer>
  );
}

function NoNews({ onClose }: { onClose: () => void }) {
  const t = useMessages(notificationsMessages);
  return (
    <EmptyState
      fact={t("emptyFact")}
      action={
        <ButtonLink href="/tools" onClick={onClose}>
          {t("emptyAction")}
        </ButtonLink>
      }
    >
      {t("emptyText")}
    </EmptyState>
  );
}

function UnreadHead({ userId, unread, until }: { userId: string; unread: number; until: string }) {
  const t = useMessages(notificationsMessages);
  const locale = useLocale();
  const { markRead } = useNotificationActions(userId);
  const [isBusy, setIsBusy] = useState(false);

  async function handleMark() {
    setIsBusy(true);
    try {
      await markRead(until);
    } catch (error) {
      showFailure(error, { description: describeError(error, t("markFailed")) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="bell-head">
      <p>
        <b className="bell-head-count display w-62">{formatNumber(unread, locale)}</b>
        <span className="cap">{t("unreadCount", { count: unread })}</span>
      </p>
      <Button variant="line" size="medium" icon="check" isBusy={isBusy} onClick={() => void handleMark()}>
        {t("markAll")}
      </Button>
    </div>
  );
}

interface NewsListProps {
  userId: string;
  entries: NotificationEntry[];
  onClose: () => void;
}

function NewsList({ userId, entries, onClose }: NewsListProps) {
  const t = useMessages(notificationsMessages);
  const locale = useLocale();
  const now = useNow();
  const { markRead } = useNotificationActions(userId);
  const findWords = useNotificationWords();

  function handleFollow({ id, changedAt, readAt }: NotificationEntry) {
    // What stays unread by a bad line can be read again.
    if (readAt === null) markRead(changedAt, id).catch(() => undefined);
    onClose();
  }

  return (
    <ol className="bell-list" aria-label={t("list")}>
      {entries.map((entry) => {
        const { id, link, changedAt, readAt } = entry;
        const words = findWords(entry);
        if (words === undefined) return null;
        return (
          <li key={id} className={classNames("bell-row", readAt === null && "bell-row-unread")}>
            <Anchor href={link} onClick={() => handleFollow(entry)}>
              {readAt === null && <span className="visually-hidden">{t("unread")} </span>}
              <span className="bell-row-words">
                {/* English stands in for what a translation lacks, and is read its own way round. */}
                <bdi>{words}</bdi>
              </span>
              <time className="cap muted" dateTime={changedAt}>
                {now && formatAge(new Date(changedAt), { now, locale })}
              </time>
            </Anchor>
          </li>
        );
      })}
    </ol>
  );
}

function isKnown(kind: string): kind is keyof typeof NOTIFICATION_TEXTS {
  return Object.hasOwn(NOTIFICATION_TEXTS, kind);
}

/** The sentence of a notification in the visitor's language; undefined for a kind that this page does not know yet. */
function useNotificationWords(): (entry: NotificationEntry) => string | undefined {
  const t = useMessages(notificationsMessages);
  const tell = useMessages(notificationTexts);
  const locale = useLocale();
  return (entry) => {
    if (!isKnown(entry.kind)) return undefined;
    return tell(entry.kind, wordValues(entry, { locale, somebody: t("somebody"), untitled: t("untitled") }));
  };
}
