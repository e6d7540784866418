import { type MouseEvent, useRef } from "react";
import { settingsMessages } from "#features/settings/web/settings.messages.ts";
import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { toast } from "#web/ui/toast.ts";
import type { Session } from "../sessions.schema.ts";
import { useEndSession, useSessions } from "./sessions.api.ts";
import "./sessions-block.css";

export function SessionsBlock({ userId }: { userId: string }) {
  const t = useMessages(settingsMessages);
  const { data, isError, refetch } = useSessions(userId);
  return (
    <SettingsBlock title={t("sessions")} lead={t("sessionsLead")}>
      {data && <SessionsList userId={userId} sessions={data.sessions} />}
      {!data && !isError && <Skeleton label={t("sessionsLoading")} />}
      {!data && isError && <LoadFailed text={t("sessionsBroken")} onRetry={() => void refetch()} />}
    </SettingsBlock>
  );
}

function SessionsList({ userId, sessions }: { userId: string; sessions: Session[] }) {
  const t = useMessages(settingsMessages);
  const ref = useRef<HTMLDivElement>(null);
  const endOthers = useEndSession(userId);
  const hasOthers = sessions.some((session) => !session.isCurrent);

  /** The pressed button is about to leave with its row, and the last of them all. */
  function handOverFocus(pressed?: HTMLElement) {
    const buttons = pressed ? [...(ref.current?.querySelectorAll<HTMLElement>("li button") ?? [])] : [];
    const heading = ref.current?.closest("section")?.querySelector<HTMLElement>("h3");
    (buttons.find((button) => button !== pressed) ?? heading)?.focus();
  }

  async function handleEndOthers() {
    try {
      await endOthers.mutateAsync(undefined);
    } catch (error) {
      showFailure(error, { title: t("sessionFailedTitle"), description: describeError(error, t("sessionFailedText")) });
      return;
    }
    handOverFocus();
    toast({ title: t("sessionsEndedTitle"), description: t("sessionsEndedText"), variant: "success" });
  }

  return (
    <div ref={ref} className="sessions">
      <ul className="sessions-list" aria-label={t("sessionsList")}>
        {sessions.map((session) => (
          <SessionRow key={session.id} userId={userId} session={session} onEnded={handOverFocus} />
        ))}
      </ul>
      {hasOthers ? (
        <Button variant="line" size="medium" icon="logout" isBusy={endOthers.isPending} onClick={handleEndOthers}>
          {t("sessionsEndOthers")}
        </Button>
      ) : (
        <p className="sessions-alone display t5 w-100">{t("sessionsAlone")}</p>
      )}
    </div>
  );
}

function useBrowserName({ browser, system }: Session): string {
  const t = useMessages(settingsMessages);
  if (system === null) return browser ?? t("browserUnknown");
  return t("browserOn", { browser: browser ?? t("browserSome"), system });
}

interface SessionRowProps {
  userId: string;
  session: Session;
  onEnded: (pressed: HTMLElement) => void;
}

function SessionRow({ userId, session, onEnded }: SessionRowProps) {
  const t = useMessages(settingsMessages);
  const locale = useLocale();
  const end = useEndSession(userId);
  const name = useBrowserName(session);
  const seen = formatTimestamp(session.lastSeenAt, locale);

  async function handleEnd({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    try {
      await end.mutateAsync(session.id);
    } catch (error) {
      showFailure(error, { title: t("sessionFailedTitle"), description: describeError(error, t("sessionFailedText")) });
      return;
    }
    onEnded(currentTarget);
    toast({ title: t("sessionEndedTitle"), description: t("sessionEndedText", { name }), variant: "neutral" });
  }

  return (
    <li className="session">
      <span className="session-words">
        <b>{name}</b>
        <span className="cap muted">
          <span>{t("sessionSeen", { date: seen })}</span>
          <span>{t("sessionSince", { date: formatTimestamp(session.createdAt, locale) })}</span>
        </span>
      </span>
      {session.isCurrent ? (
        <Tag variant="gain">{t("sessionCurrent")}</Tag>
      ) : (
        <Button
          variant="quiet"
          size="medium"
          icon="logout"
          isBusy={end.isPending}
          aria-label={t("sessionEndOne", { name, date: seen })}
          onClick={handleEnd}
        >
          {t("sessionEnd")}
        </Button>
      )}
    </li>
  );
}
