import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type LazyPart, lazyPart } from "../lib/lazy-part.ts";
import { observeNear } from "../lib/observe-near.ts";
import { reportError } from "../lib/report-error.ts";
import { classNames } from "../ui/class-names.ts";
import "./lazy-section.css";
import { type PendingInteractions, readInteractions, replayInteractions } from "./pending-interactions.ts";

export type LazySource = LazyPart<ComponentType>;

/**
 * Prepares a section below the fold, to be shown by `LazySection`: where the page was prerendered its script waits, in a
 * page that was navigated to it is loaded first. `id` is the section's own; its file stands in the page's `lazyParts`.
 */
export async function prepareSection(id: string, load: () => Promise<ComponentType>): Promise<LazySource> {
  const source = lazyPart(load);
  const isPrerendered = typeof document !== "undefined" && document.getElementById(id) !== null;
  if (!isPrerendered) await source.load();
  return source;
}

interface LazySectionProps {
  source: LazySource;
  /** Sets `--tall`, about the height of the section, which it has until it is laid out. */
  className?: string;
  /** How far below the screen it comes alive; a screen, where nothing else is said. */
  margin?: string;
}

/** Stands in the prerendered page from the start; it is laid out, and its script fetched, when it comes near. */
export function LazySection({ source, className, margin }: LazySectionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const pending = useRef<PendingInteractions>(undefined);
  const [Section, setSection] = useState(() => source.loaded);

  // The living section takes the place of the prerendered one: what was begun there goes on here.
  useLayoutEffect(() => {
    if (Section === undefined || pending.current === undefined || ref.current === null) return;
    replayInteractions(ref.current, pending.current);
    pending.current = undefined;
  }, [Section]);

  useEffect(() => {
    const place = ref.current;
    if (Section !== undefined || place === null) return;
    let pressed: Element | undefined;
    const ending = new AbortController();
    // A link does its work without script; of buttons the last one counts.
    function notePress(event: Event) {
      pressed = (event.target as Element).closest("button") ?? undefined;
    }
    place.addEventListener("click", notePress, { signal: ending.signal });
    function show(place: Element) {
      source.load().then((section) => {
        if (ending.signal.aborted) return;
        pending.current = readInteractions(place, pressed);
        // At once: a press between the two would be lost.
        flushSync(() => setSection(() => section));
        // Without its script the section still reads as it was prerendered.
      }, reportError);
    }
    // An empty place was left before its section had come near, and is shown anew.
    const stopObserving = place.hasChildNodes() ? observeNear(place, () => show(place), margin) : show(place);
    return () => {
      ending.abort();
      stopObserving?.();
    };
  }, [Section, source, margin]);

  const shared = { ref, className: classNames("lazy-section", className) };
  if (Section !== undefined)
    return (
      <div {...shared}>
        <Section />
      </div>
    );
  // NOTE: not Suspense, which throws the prerendered section away when a context above it changes before it is loaded.
  // React leaves the content of an element with inner HTML as it finds it.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, by which what is there stays there
  return <div {...shared} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
