/**
 * Stands in every page and starts its scripts: after the first frame and after the picture that fills the first view,
 * until when a phone's line belongs to what is seen. Whoever touches the page sooner starts them at once, and a button
 * pressed before they run is pressed again when they do.
 */
import { READY_EVENT } from "./ready-event.ts";

/** Written in by the build: what must run before the page answers, the entry first. */
declare const SCRIPTS: string[];

/** A picture that takes longer, or a tab nobody looks at, does not hold the scripts back for ever. */
const START_AFTER_MS = 3000;

const [entry, ...preloads] = SCRIPTS;
let isStarted = false;
let pressed: HTMLElement | undefined;

function addToHead(name: string, values: object): void {
  document.head.append(Object.assign(document.createElement(name), values));
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of preloads) addToHead("link", { rel: "modulepreload", href });
  addToHead("script", { type: "module", src: entry });
}

function startAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(start));
}

function notePress({ target }: Event): void {
  pressed = (target as Element).closest?.("button") ?? pressed;
}

function replayPress(): void {
  removeEventListener("click", notePress, true);
  if (pressed?.isConnected) pressed.click();
}

const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
if (picture && !picture.complete) for (const end of ["load", "error"]) picture.addEventListener(end, startAfterPaint);
else startAfterPaint();
setTimeout(start, START_AFTER_MS);
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, start, { once: true, capture: true });
addEventListener("click", notePress, true);
addEventListener(READY_EVENT, replayPress, { once: true });
