import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { describeError } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast.ts";
import type { SecondStep } from "../second-factor.schema.ts";
import { signWithPasskey, useFinishLogin, useSecondStep } from "./second-factor.api.ts";
import { secondFactorMessages } from "./second-factor.messages.ts";
import "./second-step-form.css";

interface SecondStepFormProps {
  onDone: () => void;
  onBack: () => void;
}

/** What a login asks for after the password. */
export function SecondStepForm({ onDone, onBack }: SecondStepFormProps) {
  const t = useMessages(secondFactorMessages);
  const { data: step, isError } = useSecondStep();
  return (
    <section className="second-step" aria-label={t("stepTitle")}>
      <h2 className="display t4 w-75">{t("stepTitle")}</h2>
      {step && <Keys step={step} onDone={onDone} />}
      {!step && !isError && <Skeleton shape="block" label={t("stepLoading")} />}
      {!step && isError && <p role="alert">{t("stepOver")}</p>}
      <Button variant="quiet" size="medium" icon="arrow-left" onClick={onBack}>
        {t("back")}
      </Button>
    </section>
  );
}

function Keys({ step, onDone }: { step: SecondStep; onDone: () => void }) {
  const t = useMessages(secondFactorMessages);
  const finish = useFinishLogin();

  function tell(description: string) {
    toast({ title: t("stepFailedTitle"), description, variant: "destructive" });
  }

  function welcome() {
    onDone();
    toast({ title: t("welcomeTitle"), description: t("welcomeText"), variant: "success" });
  }

  // Keeps no draft: a code.
  const form = useForm({
    ...useFormValues({ code: "" }),
    onSubmit: async ({ code }) => {
      await finish.mutateAsync({ code });
      welcome();
    },
    failureText: t("stepFailed"),
    onFailure: tell,
  });

  async function handlePasskey(options: NonNullable<SecondStep["passkey"]>) {
    try {
      await finish.mutateAsync({ code: "", passkey: await signWithPasskey(options) });
      welcome();
    } catch (error) {
      // Whoever closes the browser's own question is told in our words.
      tell(error instanceof ApiError ? describeError(error, t("stepFailed")) : t("passkeyFailed"));
    }
  }

  const { passkey } = step;
  return (
    <>
      <p>{t("stepLead")}</p>
      {passkey && (
        <Button
          isWide
          icon="user"
          isBusy={finish.isPending && !form.isBusy}
          onClick={() => void handlePasskey(passkey)}
        >
          {t("usePasskey")}
        </Button>
      )}
      <form {...form.props} className="second-step-code">
        <TextField
          {...form.bind("code")}
          label={t(step.hasApp ? "appCode" : "recoveryCode")}
          isData
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus={passkey === null}
        />
        <Button type="submit" variant={passkey ? "line" : "primary"} isWide isBusy={form.isBusy}>
          {t("enter")}
        </Button>
      </form>
    </>
  );
}
