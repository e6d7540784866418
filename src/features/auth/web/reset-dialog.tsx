import { useState } from "react";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { authMessages } from "./auth.messages.ts";
import { ResetRequestForm, type ResetRequestFormValues } from "./reset-request-form.tsx";
import { ResetVerifyForm } from "./reset-verify-form.tsx";

interface ResetDialogProps {
  isOpen: boolean;
  /** Typed in the login form already. */
  username: string;
  /** Of a link that an administrator handed over: the first step is done. */
  token?: string | undefined;
  onClose: () => void;
  onReset: (username: string) => void;
}

type Step = "request" | "verify";

const STEPS = [
  { id: "request", label: "resetRequest" },
  { id: "verify", label: "resetVerify" },
] as const;

const EMPTY_VERIFY = { token: "", newPassword: "", confirmPassword: "" };

/** Two steps: ask for a token, then set the new password with it. The step survives a look into the mailbox. */
export function ResetDialog({ isOpen, username, token, onClose, onReset }: ResetDialogProps) {
  const t = useMessages(authMessages);
  const [step, setStep] = useState<Step>(token === undefined ? "request" : "verify");
  const [typed, setTyped] = useState<Partial<ResetRequestFormValues>>({});
  const verify = useFormValues({ ...EMPTY_VERIFY, token: token ?? "" });
  const request: ResetRequestFormValues = { username, method: "email", contact: "", ...typed };

  function handleSent(devToken: string | undefined) {
    verify.onChange({ ...EMPTY_VERIFY, token: devToken ?? "" });
    setStep("verify");
  }

  function handleVerified() {
    setStep("request");
    setTyped({});
    verify.onChange(EMPTY_VERIFY);
    onReset(request.username.trim());
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      label={t("resetTitle")}
      className="auth-panel"
      side={
        <>
          <span className="auth-illustration auth-illustration-reset illustration" />
          <FitTitle className="auth-title" title={[t.title("locked"), t.title("out")]} />
        </>
      }
    >
      <ol className="reset-steps" aria-label={t("resetSteps")}>
        {STEPS.map(({ id, label }, index) => (
          <li
            key={id}
            className={id === step ? "reset-step-current" : undefined}
            aria-current={id === step ? "step" : undefined}
          >
            <span className="reset-step-number display w-62">{index + 1}</span>
            <span className="cap">{t(label)}</span>
          </li>
        ))}
      </ol>
      {step === "request" ? (
        <ResetRequestForm
          values={request}
          onChange={(changes) => setTyped({ ...typed, ...changes })}
          onSent={handleSent}
        />
      ) : (
        <ResetVerifyForm
          username={request.username}
          {...verify}
          onBack={() => setStep("request")}
          onVerified={handleVerified}
        />
      )}
    </Dialog>
  );
}
