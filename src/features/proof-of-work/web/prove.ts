import { getLocale } from "#web/i18n/locale.ts";
import { createTranslate } from "#web/i18n/messages.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { dismissToast, toast } from "#web/ui/toast.ts";
import { proofOfWorkErrors } from "../proof-of-work.errors.ts";
import { proofOfWorkMessages } from "./proof-of-work.messages.ts";
import type { SolvedChallenge } from "./solve-worker.ts";

function fail(code: "proof_of_work.unable" | "proof_of_work.cancelled"): ApiError {
  return new ApiError(428, proofOfWorkErrors[code].message, code);
}

function startWorker(): Worker | undefined {
  // Web Crypto is there on secure pages only.
  if (typeof Worker === "undefined" || !window.isSecureContext) return undefined;
  return new Worker(new URL("./solve-worker.ts", import.meta.url), { type: "module" });
}

function showProgress(onCancel: () => void): () => void {
  const t = createTranslate(proofOfWorkMessages, getLocale());
  const action = { label: t("cancel"), onAct: onCancel };
  const id = toast({ title: t("title"), description: t("text"), isLasting: true, action });
  return () => dismissToast(id);
}

/** Solves a challenge while the page goes on, says so, and can be stopped; answers the header's value. */
export async function prove(encoded: string, start: () => Worker | undefined = startWorker): Promise<string> {
  const challenge = JSON.parse(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")));
  const worker = start();
  if (worker === undefined) throw fail("proof_of_work.unable");
  let hideProgress = () => {};
  try {
    const solution = await new Promise<NonNullable<SolvedChallenge>>((resolve, reject) => {
      hideProgress = showProgress(() => reject(fail("proof_of_work.cancelled")));
      worker.addEventListener("message", ({ data }: MessageEvent<SolvedChallenge>) => {
        if (data === null) reject(fail("proof_of_work.unable"));
        else resolve(data);
      });
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        reject(fail("proof_of_work.unable"));
      });
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    hideProgress();
    worker.terminate();
  }
}
