import { useSyncExternalStore } from "react";

export type AuthTab = "login" | "register";

interface AuthDialogState {
  isOpen: boolean;
  tab: AuthTab;
}

const CLOSED: AuthDialogState = { isOpen: false, tab: "login" };

let state = CLOSED;
const listeners = new Set<() => void>();

function setState(next: AuthDialogState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens JOIN THE CHAOS from anywhere: a button, or an action that needs a member. */
export function openAuthDialog(tab: AuthTab = "login"): void {
  setState({ isOpen: true, tab });
}

export function closeAuthDialog(): void {
  setState({ ...state, isOpen: false });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAuthDialog(): AuthDialogState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => CLOSED,
  );
}
