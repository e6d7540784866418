import { type FormEvent, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import { LOCK_REASON_MAX } from "../admin.rules.ts";
import { useLockMember } from "./admin.api.ts";
import { CannedQueries } from "./console-panel.tsx";
import "./members-panel.css";
import { panelMessages } from "./panel.messages.ts";
import { QueryOutcome } from "./result-table.tsx";
import type { Console } from "./use-console.ts";

/** Who is here, by queries of one press, and a lock for who should not be. */
export function MembersPanel({ console }: { console: Console }) {
  const t = useMessages(panelMessages);
  const { run, isRunning, outcome } = console;
  return (
    <div className="members grid-12">
      <div className="members-side stack">
        <p className="muted">{t("membersLead")}</p>
        <CannedQueries onPick={run} />
        <LockForm />
      </div>
      <div className="members-main">
        {isRunning ? <Skeleton shape="block" label={t("running")} /> : <QueryOutcome outcome={outcome} />}
      </div>
    </div>
  );
}

function LockForm() {
  const t = useMessages(panelMessages);
  const [username, setUsername] = useState("");
  const [reason, setReason] = useState("");
  const lock = useLockMember();
  const isComplete = username.trim() !== "" && reason.trim() !== "";

  async function send(isLocked: boolean): Promise<void> {
    try {
      const { username: name } = await lock.mutateAsync({ username, isLocked, reason });
      const outcome = isLocked ? "locked" : "unlocked";
      toast({ title: t(`${outcome}Title`), description: t(`${outcome}Text`, { name }), variant: "success" });
      setUsername("");
      setReason("");
    } catch (error) {
      showFailure(error, { title: t("lockFailedTitle"), description: describeError(error, t("lockFailedText")) });
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isComplete && !lock.isPending) void send(true);
  }

  return (
    <section className="members-lock">
      <h2 className="display t5 w-84">{t("lock")}</h2>
      <p className="muted">{t("lockLead")}</p>
      <form className="stack" onSubmit={handleSubmit}>
        <TextField
          label={t("username")}
          value={username}
          autoComplete="off"
          onChange={(event) => setUsername(event.target.value)}
        />
        <TextField
          label={t("reason")}
          value={reason}
          maxLength={LOCK_REASON_MAX}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="row">
          <Button
            type="submit"
            variant="danger"
            size="medium"
            icon="close"
            disabled={!isComplete}
            isBusy={lock.isPending}
          >
            {t("lockMember")}
          </Button>
          <Button
            variant="line"
            size="medium"
            icon="check"
            disabled={!isComplete}
            isBusy={lock.isPending}
            onClick={() => void send(false)}
          >
            {t("unlockMember")}
          </Button>
        </div>
      </form>
    </section>
  );
}
