/** The queue of messages. It knows nothing of React, so any code can call `toast` before the toaster has loaded. */

/** One message at a time: a new one takes the place of the old. */
const TOAST_LIMIT = 1;
/** How long a message stays, in milliseconds. */
export const TOAST_DURATION_MS = 5000;
/** How long a dismissed message is kept before it is dropped, in milliseconds. */
const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** How far a swipe to the right must go to dismiss, in pixels. */
export const TOAST_SWIPE_THRESHOLD_PX = 50;
/** The key that moves the focus to the messages. */
export const TOAST_HOTKEY = "F8";

interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: "destructive" | "success" | "neutral";
  /** One button inside, such as taking back what was done; pressing it also closes the message. */
  action?: ToastAction;
  /** Stays until it is answered or dismissed; for what a person must not miss. */
  isLasting?: boolean;
}

export interface ToastItem extends ToastOptions {
  id: number;
  isOpen: boolean;
}

let items: readonly ToastItem[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a message and returns its id. */
export function toast(options: ToastOptions): number {
  lastId += 1;
  publish([{ ...options, id: lastId, isOpen: true }, ...items].slice(0, TOAST_LIMIT));
  return lastId;
}

export function dismissToast(id: number): void {
  if (!items.some((item) => item.id === id)) return;
  publish(items.map((item) => (item.id === id ? { ...item, isOpen: false } : item)));
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => removeToast(id), TOAST_REMOVE_DELAY_MS),
    );
}

export function getToasts(): readonly ToastItem[] {
  return items;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function removeToast(id: number): void {
  publish(items.filter((item) => item.id !== id));
}

function publish(next: readonly ToastItem[]): void {
  items = next;
  for (const [id, timer] of removals) {
    if (items.some((item) => item.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}
