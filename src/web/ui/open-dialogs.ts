/** The modal dialogs that are open, the topmost last. What must stay usable above them (toasts) moves into the top one. */
let stack: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  update([...stack, dialog]);
  return () => update(stack.filter((open) => open !== dialog));
}

export function getTopDialog(): HTMLDialogElement | undefined {
  return stack.at(-1);
}

export function subscribeToOpenDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function update(next: HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}
