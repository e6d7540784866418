import { useEffect, useRef, useState } from "react";
import { pack } from "#pack/pack.ts";
import type { DraftOptions } from "#web/forms/use-draft.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { authMessages } from "./auth.messages.ts";
import { useResetMethods } from "./password-reset.api.ts";
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

const EMPTY_VERIFY = { token: "", newPassword: "", confirmPassword: "" };

/** The token and the new password are kept by nobody. */
const REQUEST_DRAFT = {
  name: "reset",
  fields: ["username", "method", "contact"],
} satisfies DraftOptions<ResetRequestFormValues>;

/** Where it is not known what the site can send, the member may try both. */
const BOTH = { email: true, sms: true };

/**
 * Says first when this site can send nothing. Else two steps: ask for a token, then set the new password with it. The step
 * survives a look into the mailbox.
 */
export function ResetDialog({ isOpen, username, token, onClose, onReset }: ResetDialogProps) {
  const t = useMessages(authMessages);
  const [step, setStep] = useState<ResetStep>(token === undefined ? "request" : "verify");
  const typed = useFormValues<Partial<ResetRequestFormValues>>({}, REQUEST_DRAFT);
  const verify = useFormValues({ ...EMPTY_VERIFY, token: token ?? "" });
  // Who has a token goes on, whatever the site can send: administrators hand tokens out too.
  const isVerifying = step === "verify";
  const { data, isError } = useResetMethods(isOpen && !isVerifying);
  const methods = data?.methods ?? (isError ? BOTH : undefined);
  const canSend = methods && (methods.email || methods.sms);
  const request: ResetRequestFormValues = {
    username,
    method: methods?.email ? "email" : "sms",
    contact: "",
    ...typed.values,
  };

  function handleSent(devToken: string | undefined) {
    verify.onChange({ ...EMPTY_VERIFY, token: devToken ?? "" });
    setStep("verify");
  }

  function handleVerified() {
    setStep("request");
    typed.draft?.startAfresh();
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
      {isVerifying && (
        <>
          <ResetSteps current="verify" />
          <ResetVerifyForm
            username={request.username}
            {...verify}
            onBack={() => setStep("request")}
            onVerified={handleVerified}
          />
        </>
      )}
      {!isVerifying && !methods && <Skeleton label={t("resetLoading")} />}
      {!isVerifying && methods && !canSend && <ResetUnavailable />}
      {!isVerifying && canSend && (
        <>
          <ResetSteps current="request" />
          <ResetRequestForm methods={methods} values={request} onChange={typed.onChange} onSent={handleSent} />
        </>
      )}
    </Dialog>
  );
}

type ResetStep = "request" | "verify";

const STEPS = [
  { id: "request", label: "resetRequest" },
  { id: "verify", label: "resetVerify" },
] as const;

function ResetSteps({ current }: { current: ResetStep }) {
  const t = useMessages(authMessages);
  return (
    <ol className="reset-steps" aria-label={t("resetSteps")}>
      {STEPS.map(({ id, label }, index) => (
        <li
          key={id}
          className={id === current ? "reset-step-current" : undefined}
          aria-current={id === current ? "step" : undefined}
        >
          <span className="reset-step-number display w-62">{index + 1}</span>
          <span className="cap">{t(label)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Where no message can leave, nothing is asked: it names the person who can help. */
function ResetUnavailable() {
  const t = useMessages(authMessages);
  const ref = useRef<HTMLHeadingElement>(null);

  // It takes the place of the first field, and is read out.
  useEffect(() => ref.current?.focus(), []);

  return (
    <div className="reset-unavailable">
      <h2 ref={ref} className="display t4 w-62" tabIndex={-1}>
        {t("resetNothing")}
      </h2>
      <p>{t("resetNothingText")}</p>
      <p>
        <a className="text-link data" href={`mailto:${pack.contactEmail}`}>
          {pack.contactEmail}
        </a>
      </p>
    </div>
  );
}
