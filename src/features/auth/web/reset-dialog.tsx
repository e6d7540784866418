import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { authMessages } from "./auth.messages.ts";
import { ResetRequestForm, type ResetRequestFormValues } from "./reset-request-form.tsx";
import { ResetVerifyForm } from "./reset-verify-form.tsx";

interface ResetDialogProps {
  isOpen: boolean;
  /** Typed in the login form already. */
  username: string;
  onClose: () => void;
  onReset: (username: string) => void;
}

type Step = "request" | "verify";

const STEPS = [
  { id: "request", label: "resetRequest" },
  { id: "verify", label: "resetVerify" },
] as const;

const EMPTY_REQUEST: ResetRequestFormValues = { username: "", method: "email", contact: "" };
const EMPTY_VERIFY = { token: "", newPassword: "", confirmPassword: "" };

/** Two steps: ask for a token, then set the new password with it. The step survives a look into the mailbox. */
export function ResetDialog({ isOpen, username, onClose, onReset }: ResetDialogProps) {
  const t = useMessages(authMessages);
  const [step, setStep] = useState<Step>("request");
  const [typedRequest, setRequest] = useState(EMPTY_REQUEST);
  const [isUsernameTyped, setIsUsernameTyped] = useState(false);
  const [verify, setVerify] = useState(EMPTY_VERIFY);
  const request = isUsernameTyped ? typedRequest : { ...typedRequest, username };

  function handleRequestChange(values: ResetRequestFormValues) {
    setIsUsernameTyped(true);
    setRequest(values);
  }

  function handleSent(devToken: string | undefined) {
    setVerify({ ...EMPTY_VERIFY, token: devToken ?? "" });
    setStep("verify");
  }

  function handleVerified() {
    setStep("request");
    setRequest(EMPTY_REQUEST);
    setIsUsernameTyped(false);
    setVerify(EMPTY_VERIFY);
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
          <span className="auth-plate auth-plate-reset plate" />
          <FitTitle className="auth-title" title={[t.title("locked"), t.title("out")]} />
        </>
      }
    >
      <ol className="reset-steps" aria-label={t("resetSteps")}>
        {STEPS.map(({ id, label }, index) => (
          <li
            key={id}
            className={classNames(id === step && "is-current")}
            aria-current={id === step ? "step" : undefined}
          >
            <span className="reset-step-number display w-62">{index + 1}</span>
            <span className="cap">{t(label)}</span>
          </li>
        ))}
      </ol>
      {step === "request" ? (
        <ResetRequestForm values={request} onChange={handleRequestChange} onSent={handleSent} />
      ) : (
        <ResetVerifyForm
          username={request.username}
          values={verify}
          onChange={setVerify}
          onBack={() => setStep("request")}
          onVerified={handleVerified}
        />
      )}
    </Dialog>
  );
}
