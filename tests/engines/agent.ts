/** Runs in the page before its own scripts: sends what goes wrong to the front, and finds elements as Playwright does. */
import { Ivya } from "ivya";
import { AGENT_PATH, type Agent, NOTES_PATH } from "./agent-protocol.ts";

/** A page that is left breaks off what it loads, which these engines call a failure: nobody is there to see it. */
let isLeft = false;
for (const event of ["beforeunload", "pagehide"])
  window.addEventListener(event, () => {
    isLeft = true;
  });
window.addEventListener("pageshow", () => {
  isLeft = false;
});

function note(text: string): void {
  if (!isLeft) navigator.sendBeacon(NOTES_PATH, text);
}

function explain(value: unknown): string {
  if (value instanceof Error) return `${value.message}\n${value.stack}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

for (const level of ["error", "warn"] as const) {
  const write = console[level];
  console[level] = (...values: unknown[]) => {
    note(`console.${level}: ${values.map(explain).join(" ")}`);
    write.apply(console, values);
  };
}
window.addEventListener("unhandledrejection", ({ reason }) => note(`unhandled rejection: ${explain(reason)}`));
window.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  note(`refused by ${violatedDirective}: ${blockedURI}`),
);
// Captured: a picture or a script that does not come tells itself alone.
window.addEventListener(
  "error",
  ({ error, message, target }) => {
    const source = target instanceof Element ? (target.getAttribute("src") ?? target.getAttribute("href")) : null;
    note(
      source === null
        ? `uncaught: ${explain(error ?? message)}`
        : `did not load: ${source}${target instanceof HTMLMediaElement ? ` (${target.error?.message})` : ""}`,
    );
  },
  true,
);

const ivya = Ivya.create({ browser: navigator.userAgent.includes("Firefox") ? "firefox" : "webkit" });

function findAll(selector: string): Element[] {
  return ivya.queryLocatorSelectorAll(selector);
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === "visible";
}

function pick(selector: string): HTMLElement {
  const [element, ...others] = findAll(selector);
  if (element === undefined) throw new Error(`Nothing is found by ${selector}`);
  if (others.length > 0) throw new Error(`${others.length + 1} elements are found by ${selector}`);
  return element as HTMLElement;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Why the middle of an element cannot be pressed now; `undefined` when it can. */
async function explainUnready(selector: string): Promise<string | undefined> {
  const element = pick(selector);
  if (!isVisible(element)) return "it is hidden";
  if (element.matches(":disabled, [aria-disabled=true]")) return "it is disabled";
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await nextFrame();
  await nextFrame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return "it moves";
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOwn =
    element.contains(top) || (top?.contains(element) ?? false) || top?.closest("label")?.control === element;
  return isOwn ? undefined : `${top?.outerHTML.slice(0, 120)} lies above it`;
}

/** Gives a field its value as if it were chosen: for what is not written in letters. */
function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

const WRITTEN = ["text", "search", "password", "email", "url", "tel"];

const agent: Agent = {
  explainUnready,
  count: (selector) => findAll(selector).length,
  countVisible: (selector) => findAll(selector).filter(isVisible).length,
  readText: (selector) => pick(selector).textContent ?? "",
  readValue: (selector) => (pick(selector) as HTMLInputElement).value,
  readAttribute: (selector, name) => pick(selector).getAttribute(name),
  selectText(selector) {
    const field = pick(selector);
    field.focus();
    if (!(field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && WRITTEN.includes(field.type))))
      return false;
    field.select();
    return true;
  },
  setValue: (selector, value) => setValue(pick(selector) as HTMLInputElement, value),
  focus: (selector) => pick(selector).focus(),
};

Object.assign(window, { agent, agentPick: pick });
document.querySelector(`script[src="${AGENT_PATH}"]`)?.remove();
