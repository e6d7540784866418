import { useState } from "react";
import { useConfirmation } from "#features/passwords/web/confirmation.api.ts";
import { LoginAgain } from "#features/passwords/web/login-again.tsx";
import { PasswordField } from "#features/passwords/web/password-field.tsx";
import { passwordsMessages } from "#features/passwords/web/passwords.messages.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import { PASSKEY_NAME_MAX } from "../second-factor.rules.ts";
import type { NewApp } from "../second-factor.schema.ts";
import { AppStep } from "./app-step.tsx";
import { useFactorCalls } from "./second-factor.api.ts";
import { secondFactorMessages } from "./second-factor.messages.ts";
import "./recovery-code-list.css";

export type FactorTask = { kind: "passkey" | "app" | "codes" | "removeApp" } | { kind: "removePasskey"; id: string };

interface FactorDialogProps {
  userId: string;
  task: FactorTask;
  onClose: () => void;
}

/** Asks for the password, does one thing, and shows recovery codes where it brought some. */
export function FactorDialog({ userId, task, onClose }: FactorDialogProps) {
  const t = useMessages(secondFactorMessages);
  const calls = useFactorCalls(userId);
  const [newApp, setNewApp] = useState<NewApp>();
  const [codes, setCodes] = useState<string[]>();
  const title = t(codes ? "codesTitle" : `task_${task.kind}`);

  function close() {
    void calls.refresh();
    onClose();
  }

  function finish(brought: string[] | null) {
    const isNew = task.kind === "passkey" || task.kind === "app";
    const texts = isNew ? (["addedTitle", "addedText"] as const) : (["changedTitle", "changedText"] as const);
    toast({ title: t(texts[0]), description: t(texts[1]), variant: "success" });
    if (brought === null) close();
    else setCodes(brought);
  }

  async function remove(confirmed: { password?: string }): Promise<null> {
    if ("id" in task) await calls.removePasskey(task.id, confirmed);
    else await calls.removeApp(confirmed);
    return null;
  }

  async function work({ name, ...confirmed }: { name: string; password?: string }) {
    if (task.kind === "passkey") finish(await calls.addPasskey({ name, ...confirmed }));
    else if (task.kind === "app") setNewApp(await calls.startApp(confirmed));
    else if (task.kind === "codes") finish(await calls.makeCodes(confirmed));
    else finish(await remove(confirmed));
  }

  return (
    <Dialog isOpen onClose={close} label={title}>
      <div className="stack">
        <h2 className="display t4 w-75">{title}</h2>
        {codes && <RecoveryCodeList codes={codes} onDone={close} />}
        {!codes && newApp && <AppStep app={newApp} onConfirm={async (code) => finish(await calls.confirmApp(code))} />}
        {!codes && !newApp && <TaskForm userId={userId} kind={task.kind} onWork={work} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

interface TaskFormProps {
  userId: string;
  kind: FactorTask["kind"];
  onWork: (values: { name: string; password?: string }) => Promise<void>;
  onClose: () => void;
}

function TaskForm({ userId, kind, onWork, onClose }: TaskFormProps) {
  const t = useMessages(secondFactorMessages);
  const passwords = useMessages(passwordsMessages);
  const needs = useConfirmation(userId);
  // Keeps no draft: a password.
  const form = useForm({
    ...useFormValues({ name: "", password: "" }),
    findProblems: ({ name }) =>
      kind === "passkey" && name.trim() === "" ? [{ field: "name", message: t("nameMissing") }] : [],
    onSubmit: ({ name, password }) => onWork({ name, ...(needs === "password" && { password }) }),
    failureText: t("taskFailed"),
    onFailure: (description, error) => showFailure(error, { title: t("failedTitle"), description }),
  });
  if (needs === "login") return <LoginAgain anchor="second-factor" />;
  const isRemoval = kind === "removeApp" || kind === "removePasskey";
  return (
    <form {...form.props} className="stack">
      <p>{t(`text_${kind}`)}</p>
      {kind === "passkey" && (
        <TextField {...form.bind("name", PASSKEY_NAME_MAX)} label={t("passkeyName")} hint={t("passkeyHint")} />
      )}
      {needs === "password" && (
        <PasswordField
          {...form.bind("password")}
          label={passwords("currentPassword")}
          autoComplete="current-password"
        />
      )}
      <div className="row">
        <Button type="submit" variant={isRemoval ? "danger" : "primary"} isBusy={form.isBusy}>
          {isRemoval ? t("remove") : t("go")}
        </Button>
        <Button variant="line" icon={null} onClick={onClose}>
          {t("keep")}
        </Button>
      </div>
    </form>
  );
}

/** The one time that the codes are seen. */
function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useMessages(secondFactorMessages);
  const { isCopied, copy } = useCopy();
  return (
    <div className="stack">
      <p>{t("codesText")}</p>
      <ol className="recovery-code-list data" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row">
        <Button icon={isCopied ? "check" : "copy"} onClick={() => void copy(codes.join("\n"))}>
          {t(isCopied ? "copied" : "copyCodes")}
        </Button>
        <Button variant="line" icon={null} onClick={onDone}>
          {t("done")}
        </Button>
      </div>
    </div>
  );
}
