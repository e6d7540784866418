/** What this browser can do and has promised, apart from what the server knows of it. */
import type { NewSubscription } from "../push.schema.ts";

/** What stands in the way on this side. */
export type DeviceGap = "no-browser" | "blocked";

/** The service worker is put behind the page after it has loaded; where none comes nothing can ring. */
const WORKER_WITHIN_MS = 6000;

export function findDeviceGap(): DeviceGap | null {
  const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!canPush) return "no-browser";
  return Notification.permission === "denied" ? "blocked" : null;
}

async function getWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("no service worker stands behind this page")), WORKER_WITHIN_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (findDeviceGap() !== null) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether the browser still keeps its promise: it may have been told to forget it. */
export async function isSubscribed(): Promise<boolean> {
  return (await findSubscription()) !== null;
}

/** Asks the person, then the browser; null where the person says no. */
export async function subscribe(publicKey: string): Promise<NewSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await getWorker();
  // One that was made for another key of ours cannot be had with this one.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(publicKey) });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
}

export async function unsubscribe(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
