/** What someone did in a prerendered section before it came alive; controls are named by their position. */
export interface PendingInteractions {
  focused: number;
  pressed: number;
  typed: string[];
}

function listControls(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>("a, button, input, [tabindex]")];
}

export function readInteractions(place: Element, pressed: Element | undefined): PendingInteractions {
  const controls = listControls(place);
  return {
    focused: controls.indexOf(document.activeElement as HTMLElement),
    pressed: controls.indexOf(pressed as HTMLElement),
    typed: controls.map((control) => (control instanceof HTMLInputElement ? control.value : "")),
  };
}

/** Types like a person: React hears of a value only when it is set past its own setter and announced. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

export function replayInteractions(place: Element, { focused, pressed, typed }: PendingInteractions): void {
  const controls = listControls(place);
  for (const [index, control] of controls.entries()) {
    const text = typed[index] ?? "";
    if (control instanceof HTMLInputElement && text !== control.value) typeInto(control, text);
  }
  controls[focused]?.focus({ preventScroll: true });
  controls[pressed]?.click();
}
