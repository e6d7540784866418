import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import "./lazy-section.css";
import { observeNear } from "./lib/observe-near.ts";
import { reportError } from "./lib/report-error.ts";
import { classNames } from "./ui/class-names.ts";

type Load = () => Promise<ComponentType>;

export interface LazySource {
  load: Load;
  loaded: ComponentType | undefined;
}

/**
 * Prepares a section below the fold, to be shown by `LazySection`: where the page was prerendered its script waits, in a
 * page that was navigated to it is loaded first. `id` is the section's own; its file stands in the page's `lazyParts`.
 */
export async function prepareSection(id: string, load: Load): Promise<LazySource> {
  const isPrerendered = typeof document !== "undefined" && document.getElementById(id) !== null;
  return { load, loaded: isPrerendered ? undefined : await load() };
}

function listControls(place: Element | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>("a, button, input, [tabindex]") ?? [])];
}

/** What someone did in a prerendered section before it came alive; controls are named by their position. */
interface EarlyDeeds {
  focused: number;
  pressed: number;
  typed: string[];
}

function readEarlyDeeds(place: Element, pressed: Element | undefined): EarlyDeeds {
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

function repeatDeeds(place: Element | null, { focused, pressed, typed }: EarlyDeeds): void {
  const controls = listControls(place);
  for (const [index, control] of controls.entries()) {
    const text = typed[index] ?? "";
    if (control instanceof HTMLInputElement && text !== control.value) typeInto(control, text);
  }
  controls[focused]?.focus({ preventScroll: true });
  controls[pressed]?.click();
}

interface LazySectionProps {
  source: LazySource;
  /** Sets `--tall`, about the height of the section, which it has until it is laid out. */
  className?: string;
}

/** Stands in the prerendered page from the start; it is laid out, and its script fetched, when it comes near. */
export function LazySection({ source, className }: LazySectionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const earlyDeeds = useRef<EarlyDeeds>(undefined);
  const [Section, setSection] = useState(() => source.loaded);

  // The living section takes the place of the prerendered one: what was begun there goes on here.
  useLayoutEffect(() => {
    if (Section === undefined || earlyDeeds.current === undefined) return;
    repeatDeeds(ref.current, earlyDeeds.current);
    earlyDeeds.current = undefined;
  }, [Section]);

  useEffect(() => {
    const place = ref.current;
    if (Section !== undefined || place === null) return;
    let isGone = false;
    let pressed: Element | undefined;
    const ending = new AbortController();
    // A link does its work without script; of buttons the last one counts.
    function notePress(event: Event) {
      pressed = (event.target as Element).closest("button") ?? undefined;
    }
    place.addEventListener("click", notePress, { signal: ending.signal });
    function show(place: Element) {
      source.load().then((section) => {
        source.loaded = section;
        if (isGone) return;
        earlyDeeds.current = readEarlyDeeds(place, pressed);
        setSection(() => section);
        // Without its script the section still reads as it was prerendered.
      }, reportError);
    }
    // An empty place was left before its section had come near, and is shown anew.
    const stopObserving = place.hasChildNodes() ? observeNear(place, () => show(place)) : show(place);
    return () => {
      isGone = true;
      ending.abort();
      stopObserving?.();
    };
  }, [Section, source]);

  if (Section !== undefined) {
    return (
      <div ref={ref} className={classNames("lazy-section", className)}>
        <Section />
      </div>
    );
  }
  // NOTE: not Suspense, which throws the prerendered section away when a context above it changes before it is loaded.
  // React leaves the content of an element with inner HTML as it finds it.
  return (
    <div
      ref={ref}
      className={classNames("lazy-section", className)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, by which what is there stays there
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
