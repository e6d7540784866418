import { readNote } from "./read-note.ts";

declare const self: ServiceWorkerGlobalScope;

async function showNote(text: string): Promise<void> {
  const { title, words, tag, url } = readNote(text, self.location.origin);
  await self.registration.showNotification(title, { body: words, tag, icon: "/icon-192.png", data: url });
}

/** A page that is open there already comes to the front; no other page is taken from under somebody's hands. */
async function openPage(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((client) => client.url === url);
  await (open === undefined ? self.clients.openWindow(url) : open.focus());
}

/** Shows what the server pushes, and opens the page that it is about. */
export function listenForNotes(): void {
  self.addEventListener("push", (event) => event.waitUntil(showNote(event.data?.text() ?? "")));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPage(String(event.notification.data)));
  });
}
