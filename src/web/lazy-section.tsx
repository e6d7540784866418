import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from "react";
import { observeNear } from "./lib/observe-near.ts";
import { reportError } from "./lib/report-error.ts";

type Load = () => Promise<ComponentType>;

export interface LazySource {
  load: Load;
  loaded: ComponentType | undefined;
}

/**
 * Prepares a section below the fold, to be shown by `LazySection`: where the page was prerendered its script waits, in a
 * page that was navigated to it is loaded first. `id` is the section's own; its file stands in the route's `lazyParts`.
 */
export async function prepareSection(id: string, load: Load): Promise<LazySource> {
  const isPrerendered = typeof document !== "undefined" && document.getElementById(id) !== null;
  return { load, loaded: isPrerendered ? undefined : await load() };
}

function listControls(place: Element | null): HTMLElement[] {
  return [...(place?.querySelectorAll<HTMLElement>("a, button, input, [tabindex]") ?? [])];
}

/** Stands in the prerendered page from the start; its script is fetched when it comes near. */
export function LazySection({ source }: { source: LazySource }) {
  const ref = useRef<HTMLDivElement>(null);
  const focusedControl = useRef(-1);
  const [Section, setSection] = useState(() => source.loaded);

  // The living section takes the place of the prerendered one: who stood on its third button stands there still.
  useLayoutEffect(() => {
    if (Section !== undefined) listControls(ref.current)[focusedControl.current]?.focus({ preventScroll: true });
  }, [Section]);

  useEffect(() => {
    const place = ref.current;
    if (Section !== undefined || place === null) return;
    let isGone = false;
    function show() {
      source.load().then((section) => {
        source.loaded = section;
        if (isGone) return;
        focusedControl.current = listControls(place).indexOf(document.activeElement as HTMLElement);
        setSection(() => section);
        // Without its script the section still reads as it was prerendered.
      }, reportError);
    }
    // An empty place was left before its section had come near, and is shown anew.
    const stopObserving = place.hasChildNodes() ? observeNear(place, show) : show();
    return () => {
      isGone = true;
      stopObserving?.();
    };
  }, [Section, source]);

  if (Section !== undefined) {
    return (
      <div ref={ref}>
        <Section />
      </div>
    );
  }
  // NOTE: not Suspense, which throws the prerendered section away when a context above it changes before it is loaded.
  // React leaves the content of an element with inner HTML as it finds it.
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, by which what is there stays there
    <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
  );
}
