import { type ChangeEvent, type DragEvent, useState } from "react";
import type { Verdict } from "#features/months/verify.rules.ts";
import type { User } from "#features/users/users.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { listSteps } from "../month-check.rules.ts";
import { monthResultMessages } from "./month-result.messages.ts";
import { fetchProof } from "./months.api.ts";
import { readProofFile, useProofCheck } from "./use-proof-check.ts";

interface ProofCheckProps {
  monthYear: string;
  root: string;
  user: User | null;
}

/** The member's proof to keep, and the check of it or of anybody's, without the server. */
export function ProofCheck({ monthYear, root, user }: ProofCheckProps) {
  const t = useMessages(monthResultMessages);
  const { verdict, isBusy, check } = useProofCheck(root);
  return (
    <div className="leaderboard-check">
      <h3 className="cap">{t("verifyTitle")}</h3>
      <p>{user === null ? t("verifyVisitorText") : t("verifyText")}</p>
      {user && <OwnProof userId={user.id} monthYear={monthYear} isBusy={isBusy} check={check} />}
      <DropPlace onFile={(file) => void check(() => readProofFile(file))} />
      <div role="status">{verdict && <CheckedSteps verdict={verdict} />}</div>
    </div>
  );
}

interface OwnProofProps {
  userId: string;
  monthYear: string;
  isBusy: boolean;
  check: (readProof: () => Promise<unknown>) => Promise<void>;
}

function OwnProof({ userId, monthYear, isBusy, check }: OwnProofProps) {
  const t = useMessages(monthResultMessages);
  const [problem, setProblem] = useState<"noProof" | "failedDownload">();

  async function handle(action: () => Promise<void>) {
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      setProblem(error instanceof ApiError && error.status === 404 ? "noProof" : "failedDownload");
    }
  }

  async function download() {
    const proof = await fetchProof(userId, monthYear);
    const text = JSON.stringify(proof, null, 2);
    saveFile(new Blob([text], { type: "application/json" }), `month-${monthYear}-proof.json`);
  }

  return (
    <>
      <div className="row">
        <Button
          size="small"
          icon="check"
          isBusy={isBusy}
          onClick={() => void handle(() => check(() => fetchProof(userId, monthYear)))}
        >
          {t("verify")}
        </Button>
        <Button size="small" variant="line" icon="download" onClick={() => void handle(download)}>
          {t("download")}
        </Button>
      </div>
      {problem && <p role="alert">{t(problem)}</p>}
    </>
  );
}

function DropPlace({ onFile }: { onFile: (file: File) => void }) {
  const t = useMessages(monthResultMessages);
  const [isTarget, setIsTarget] = useState(false);

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsTarget(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file) onFile(file);
    // The same file can be picked again.
    target.value = "";
  }

  return (
    <label
      className={classNames("leaderboard-check-drop", isTarget && "leaderboard-check-target")}
      onDragOver={(event) => {
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={handleDrop}
    >
      <input type="file" className="visually-hidden" accept=".json,application/json" onChange={handleChange} />
      <Icon name="upload" />
      <b>{t("choose")}</b> {t("drop")}
    </label>
  );
}

const SIGNS = { good: "check", bad: "close", open: "minus" } as const;

function CheckedSteps({ verdict }: { verdict: Verdict }) {
  const t = useMessages(monthResultMessages);
  const words = {
    good: t("stepGood"),
    bad: t("stepBad", { at: verdict.isValid ? "" : verdict.at }),
    open: t("stepOpen"),
  };
  return (
    <>
      <ol className="leaderboard-check-steps data">
        {listSteps(verdict).map(({ step, result }) => (
          <li key={step} className={`leaderboard-check-${result}`}>
            <Icon name={SIGNS[result]} />
            <span>{t(`step_${step}`)}</span>
            <b>{words[result]}</b>
          </li>
        ))}
      </ol>
      <p className="leaderboard-check-verdict">
        {verdict.isValid ? t("valid", { count: verdict.verified.entries }) : describeFailure(verdict.problem, t)}
      </p>
    </>
  );
}

function describeFailure(problem: string, t: (key: "unreadable" | "otherRoot" | "invalid") => string): string {
  if (problem === "unreadable") return t("unreadable");
  return problem === "other-root" ? t("otherRoot") : t("invalid");
}
