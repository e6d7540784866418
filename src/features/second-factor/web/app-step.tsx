import { encode } from "uqr";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import type { NewApp } from "../second-factor.schema.ts";
import { secondFactorMessages } from "./second-factor.messages.ts";
import "./app-step.css";

/** Quiet modules around the picture, which readers of it need. */
const BORDER = 4;

/** Takes the secret over into the app, and asks for its first code. */
export function AppStep({ app, onConfirm }: { app: NewApp; onConfirm: (code: string) => Promise<void> }) {
  const t = useMessages(secondFactorMessages);
  // Keeps no draft: a code.
  const form = useForm({
    ...useFormValues({ code: "" }),
    onSubmit: ({ code }) => onConfirm(code),
    failureText: t("taskFailed"),
    onFailure: (description, error) => showFailure(error, { title: t("failedTitle"), description }),
  });
  return (
    <form {...form.props} className="stack">
      <p>{t("text_app")}</p>
      <div className="app-step">
        <QrPicture text={app.uri} />
        <div>
          <p className="cap muted">{t("secret")}</p>
          <p className="app-step-secret data" dir="ltr">
            {app.secret.replace(/(.{4})(?!$)/g, "$1 ")}
          </p>
        </div>
      </div>
      <TextField
        {...form.bind("code")}
        label={t("firstCode")}
        isData
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div className="row">
        <Button type="submit" isBusy={form.isBusy}>
          {t("confirm")}
        </Button>
      </div>
    </form>
  );
}

function QrPicture({ text }: { text: string }) {
  const t = useMessages(secondFactorMessages);
  const { data, size } = encode(text, { border: BORDER });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg className="app-step-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t("qr")}>
      <path d={path} />
    </svg>
  );
}
