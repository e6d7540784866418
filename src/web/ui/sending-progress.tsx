import { useMessages } from "#web/i18n/messages.ts";
import type { SendingState } from "#web/lib/send-form.ts";
import { loadFailedMessages } from "./load-failed.messages.ts";
import { LoadFailed } from "./load-failed.tsx";
import { ProgressBar } from "./progress-bar.tsx";

/** How far a form is, and what can be done while nothing moves. What has gone out whole waits for its answer. */
export function SendingProgress({ label, state: { share, sendAgain } }: { label: string; state: SendingState }) {
  const t = useMessages(loadFailedMessages);
  return (
    <>
      <ProgressBar label={label} {...(share < 1 && { value: share })} />
      {sendAgain && <LoadFailed text={t("still")} onRetry={sendAgain} />}
    </>
  );
}
