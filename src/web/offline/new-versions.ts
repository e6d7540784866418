import { getLocale } from "../i18n/locale.ts";
import { createTranslate } from "../i18n/messages.ts";
import type { WorkerMessage } from "../service-worker/worker-message.ts";
import { toast } from "../ui/toast.ts";
import { newVersionMessages } from "./offline-toasts.messages.ts";

/** A page that stays open for days asks this often, in milliseconds, when it is looked at again. */
const ASK_EVERY_MS = 3_600_000;

/** A press is answered even if the new version never says that it has taken over, in milliseconds. */
const TAKE_OVER_WITHIN_MS = 3000;

/** A new version waits beside the old one until the visitor says yes; then each tab that said so loads anew, once. */
export function offerNewVersions(registration: ServiceWorkerRegistration, cameWithWorker: boolean): void {
  const { serviceWorker } = navigator;
  let hasWorker = cameWithWorker;
  let isAccepted = false;
  let isReloading = false;

  function reload(): void {
    if (isReloading) return;
    isReloading = true;
    window.location.reload();
  }

  function accept(): void {
    isAccepted = true;
    // Nobody waits when another tab has said yes before.
    if (registration.waiting === null) reload();
    else registration.waiting.postMessage({ type: "take-over" } satisfies WorkerMessage);
    setTimeout(reload, TAKE_OVER_WITHIN_MS);
  }

  function offer(): void {
    const t = createTranslate(newVersionMessages, getLocale());
    toast({
      title: t("title"),
      description: t("text"),
      action: { label: t("reload"), onAct: accept },
      isLasting: true,
    });
  }

  function watch(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => worker.state === "installed" && offer());
  }

  serviceWorker.addEventListener("controllerchange", () => {
    if (isAccepted) reload();
    // Another tab said yes: this one still runs the old version, and may be in the middle of something.
    else if (hasWorker) offer();
    hasWorker = true;
  });
  registration.addEventListener("updatefound", () => watch(registration.installing));
  if (registration.waiting !== null) offer();
  else watch(registration.installing);

  let askedAt = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || performance.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = performance.now();
    // Without a line there is no answer, and nothing to do about it.
    registration.update().catch(() => undefined);
  });
}
