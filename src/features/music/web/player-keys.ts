export type KeyAct = "toggle" | "back" | "forward" | "next" | "mute" | "help";

const ACTS: Readonly<Record<string, KeyAct>> = {
  " ": "toggle",
  arrowleft: "back",
  arrowright: "forward",
  n: "next",
  m: "mute",
  "?": "help",
};

const TYPING =
  "input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [role=textbox], [role=combobox], [contenteditable]:not([contenteditable=false])";
/** What answers the space bar or the arrows itself. */
const PRESSABLE = "button, a[href], summary, label, input, [role=button], [role=tab], [role=option], [role^=menuitem]";
const STEPPED =
  "input, audio, video, [role=tablist], [role=radiogroup], [role^=menu], [role=listbox], [role=slider], [role=grid], [role=application]";

interface KeyRoom {
  /** On the page of the music itself space and arrows are the deck's wherever the focus is. */
  isMusicPage: boolean;
  /** Whether the listener wants keys outside the player at all. */
  isOn: boolean;
}

/** What a key means to the player, if anything; never where somebody types or another control answers it. */
export function readKey(event: KeyboardEvent, { isMusicPage, isOn }: KeyRoom): KeyAct | undefined {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const act = ACTS[event.key.toLowerCase()];
  // Of what is typed inside a component with a tree of its own, the event names only the component.
  const [pressed] = event.composedPath();
  const target = pressed instanceof Element ? pressed : document.body;
  if (act === undefined || target.closest(TYPING) || document.querySelector("dialog:modal")) return undefined;
  const isInside = target.closest(".player, .deck") !== null;
  if (!isOn && !isInside) return undefined;
  const isNear = isMusicPage || isInside;
  switch (act) {
    case "toggle":
      return isNear && !event.repeat && !target.closest(PRESSABLE) ? act : undefined;
    case "back":
    case "forward":
      return isNear && !target.closest(STEPPED) ? act : undefined;
    default:
      return event.repeat ? undefined : act;
  }
}
