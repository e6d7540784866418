import { useMessages } from "#web/i18n/messages.ts";
import { authMessages } from "./auth.messages.ts";

export type ResetStep = "request" | "verify";

const STEPS = [
  { id: "request", label: "resetRequest" },
  { id: "verify", label: "resetVerify" },
] as const;

export function ResetSteps({ current }: { current: ResetStep }) {
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
