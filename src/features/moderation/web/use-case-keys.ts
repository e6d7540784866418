import type { KeyboardEvent } from "react";
import type { ModerationAction } from "../moderation.rules.ts";

/** One key each, shown on the buttons. */
export const ACTION_KEYS: Record<ModerationAction, string> = {
  hide: "h",
  restore: "r",
  dismiss: "d",
  delete: "x",
  warn: "w",
  lock: "l",
  ban: "b",
  note: "n",
};

interface CaseKeys {
  onStep: (step: 1 | -1) => void;
  onAct: (action: ModerationAction) => void;
  onUndo: () => void;
}

/** Single keys for whoever goes through many cases; they work only within the queue, and never while somebody writes. */
export function useCaseKeys({ onStep, onAct, onUndo }: CaseKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
    const isWriting = target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
    if (isWriting || ctrlKey || metaKey || altKey) return;
    const letter = key.toLowerCase();
    const action = (Object.keys(ACTION_KEYS) as ModerationAction[]).find((one) => ACTION_KEYS[one] === letter);
    if (letter === "j" || letter === "k") onStep(letter === "j" ? 1 : -1);
    else if (repeat) return;
    else if (letter === "u") onUndo();
    else if (action) onAct(action);
    else return;
    event.preventDefault();
  };
}
