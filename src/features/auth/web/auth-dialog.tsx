import { useState } from "react";
import { emptyProfile } from "#features/profile/profile.rules.ts";
import { profileFields } from "#features/users/profile-fields.catalog.ts";
import { splitAddress } from "#shared/languages.ts";
import type { DraftOptions } from "#web/forms/use-draft.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import type { RegistrationValues } from "../auth.rules.ts";
import { authMessages } from "./auth.messages.ts";
import "./auth-dialog.css";
import { type AuthTab, closeAuthDialog, openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { focusMain } from "#web/lib/focus-main.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { ResetDialog } from "./reset-dialog.tsx";

export interface AuthDialogProps {
  isOpen: boolean;
  tab: AuthTab;
}

const secondStepForm = lazyPart(
  async () => (await import("#features/second-factor/web/second-step-form.tsx")).SecondStepForm,
);

const closedVisit = lazyPart(async () => (await import("./closed-visit.tsx")).ClosedVisit);

type Step = "login" | "second-factor" | "closed-account";

/** With what somebody came: the token of a link, or a login that goes on or has ended here. It leaves the address. */
function takeHash(): { token?: string | undefined; step: Step } {
  const { hash } = window.location;
  const token = /^#reset=([A-Za-z0-9_-]{43})$/.exec(hash)?.[1];
  const isHome = splitAddress(window.location.pathname).path === "/";
  const step = (isHome && (["second-factor", "closed-account"] as const).find((one) => hash === `#${one}`)) || "login";
  if (token !== undefined || step !== "login") {
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", pathname + search);
  }
  return { token, step };
}

/** Whether somebody's session ended over what they did; `back` leaves the address. */
function takeReturn(): boolean {
  const url = new URL(window.location.href);
  const isReturn = url.searchParams.has("back");
  url.searchParams.delete("back");
  if (isReturn) window.history.replaceState(window.history.state, "", url);
  return isReturn;
}

const EMPTY: RegistrationValues = { username: "", password: "", ...emptyProfile };

/** All but the password. */
const DRAFT = {
  name: "auth",
  fields: ["username", ...profileFields.map(({ name }) => name)],
} satisfies DraftOptions<RegistrationValues>;

/** JOIN THE CHAOS. What was typed outlives an accidental close; success clears it. */
export function AuthDialog({ isOpen, tab }: AuthDialogProps) {
  const t = useMessages(authMessages);
  const { values, onChange } = useFormValues(EMPTY, DRAFT);
  const [came] = useState(takeHash);
  const [isReturn, setIsReturn] = useState(takeReturn);
  const [isResetOpen, setIsResetOpen] = useState(came.token !== undefined);
  const [step, setStep] = useState(came.step);
  const SecondStepForm = useLazyPart(secondStepForm, { isWanted: step === "second-factor" });
  const ClosedVisit = useLazyPart(closedVisit, { isWanted: step === "closed-account" });
  const showLogin = () => setStep("login");

  function handleDone() {
    onChange(EMPTY);
    showLogin();
    setIsReturn(false);
    closeAuthDialog();
    // The browser returns the focus to the button that opened the dialog; LOGIN itself is no longer there.
    requestAnimationFrame(() => document.activeElement === document.body && focusMain());
  }

  function handleReset(username: string) {
    setIsResetOpen(false);
    onChange({ username, password: "" });
  }

  const form = { values, onChange, onDone: handleDone };
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={closeAuthDialog}
        label={t("title")}
        className="auth-panel"
        side={
          <>
            <span className="auth-illustration auth-illustration-mascot illustration" />
            <FitTitle className="auth-title" title={[t.title("joinThe"), t.title("chaos")]} />
          </>
        }
      >
        {step === "second-factor" && SecondStepForm && <SecondStepForm onDone={handleDone} onBack={showLogin} />}
        {step === "closed-account" && ClosedVisit && <ClosedVisit onBack={showLogin} />}
        {step === "login" && (
          <>
            {isReturn && <p role="status">{t("goOn")}</p>}
            <Tabs
              name="auth"
              label={t("tabs")}
              className="auth-tabs"
              items={[
                { id: "login", label: t("login") },
                { id: "register", label: t("register") },
              ]}
              selectedId={tab}
              onSelect={openAuthDialog}
            />
            <TabPanel name="auth" id={tab}>
              {tab === "login" ? (
                <LoginForm
                  {...form}
                  onForgot={() => setIsResetOpen(true)}
                  onSecondStep={() => setStep("second-factor")}
                />
              ) : (
                <RegisterForm {...form} />
              )}
            </TabPanel>
          </>
        )}
        <p className="auth-note cap muted">{t("seedPhrase")}</p>
      </Dialog>
      <ResetDialog
        isOpen={isOpen && isResetOpen}
        username={values.username}
        token={came.token}
        onClose={() => setIsResetOpen(false)}
        onReset={handleReset}
      />
    </>
  );
}
