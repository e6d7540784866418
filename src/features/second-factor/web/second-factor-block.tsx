import { useState } from "react";
import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { SecondFactors } from "../second-factor.schema.ts";
import type { FactorTask } from "./factor-dialog.tsx";
import { useSecondFactors } from "./second-factor.api.ts";
import { secondFactorMessages } from "./second-factor.messages.ts";
import "./second-factor-block.css";

const FactorDialog = lazyDialog(async () => (await import("./factor-dialog.tsx")).FactorDialog);

/** For those who run the site: what a login asks for besides the password. */
export function SecondFactorBlock({ userId }: { userId: string }) {
  const t = useMessages(secondFactorMessages);
  const { data, isError, refetch } = useSecondFactors(userId);
  return (
    <SettingsBlock anchor="second-factor" title={t("title")} lead={t("lead")}>
      {data && <Factors userId={userId} factors={data} />}
      {!data && !isError && <Skeleton label={t("loading")} />}
      {!data && isError && <LoadFailed text={t("failed")} onRetry={() => void refetch()} />}
    </SettingsBlock>
  );
}

function Factors({ userId, factors }: { userId: string; factors: SecondFactors }) {
  const t = useMessages(secondFactorMessages);
  const [task, setTask] = useState<FactorTask>();
  const { passkeys, app, codesLeft, isRequired } = factors;
  const hasAny = passkeys.length > 0 || app !== null;
  return (
    <div className="second-factors">
      {isRequired && !hasAny && <p className="loss">{t("required")}</p>}
      {hasAny ? (
        <ul className="second-factors-list" aria-label={t("list")}>
          {app && <Factor name={t("app")} times={app} onRemove={() => setTask({ kind: "removeApp" })} />}
          {passkeys.map(({ id, name, ...times }) => (
            <Factor
              key={id}
              name={name}
              kind={t("passkey")}
              times={times}
              onRemove={() => setTask({ kind: "removePasskey", id })}
            />
          ))}
        </ul>
      ) : (
        <p>{t("none")}</p>
      )}
      {hasAny && <p className="muted">{t("codesLeft", { count: codesLeft })}</p>}
      <div className="row">
        <Button variant="line" size="medium" icon="plus" onClick={() => setTask({ kind: "passkey" })}>
          {t("addPasskey")}
        </Button>
        {app === null && (
          <Button variant="line" size="medium" icon="plus" onClick={() => setTask({ kind: "app" })}>
            {t("addApp")}
          </Button>
        )}
        {hasAny && (
          <Button variant="quiet" size="medium" icon="refresh" onClick={() => setTask({ kind: "codes" })}>
            {t("newCodes")}
          </Button>
        )}
      </div>
      {task && <FactorDialog userId={userId} task={task} onClose={() => setTask(undefined)} />}
    </div>
  );
}

interface FactorProps {
  name: string;
  kind?: string;
  times: { createdAt: string; lastUsedAt: string | null };
  onRemove: () => void;
}

function Factor({ name, kind, times: { createdAt, lastUsedAt }, onRemove }: FactorProps) {
  const t = useMessages(secondFactorMessages);
  const locale = useLocale();
  return (
    <li className="second-factor">
      <span className="second-factor-words">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="cap muted">
          {kind && <span>{kind}</span>}
          <span>{t("since", { date: formatTimestamp(createdAt, locale) })}</span>
          <span>{lastUsedAt === null ? t("unused") : t("used", { date: formatTimestamp(lastUsedAt, locale) })}</span>
        </span>
      </span>
      <Button variant="quiet" size="medium" icon="trash" aria-label={t("removeOne", { name })} onClick={onRemove}>
        {t("remove")}
      </Button>
    </li>
  );
}
