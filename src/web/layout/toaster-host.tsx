import { type ComponentType, useEffect, useState } from "react";
import { reportError } from "../lib/report-error.ts";
import { getToasts, subscribeToToasts } from "../ui/toast.ts";

/** The toaster comes as its own chunk: with the first message, or with the first touch or key, before which there is nothing to say. */
export function ToasterHost() {
  const [loaded, setLoaded] = useState<{ Toaster: ComponentType }>();

  useEffect(() => {
    if (loaded) return;
    let isCurrent = true;
    async function load() {
      try {
        const { Toaster } = await import("../ui/toaster.tsx");
        if (isCurrent) setLoaded({ Toaster });
      } catch (error) {
        reportError(error, "Loading the toaster");
      }
    }
    const stopListening = onFirstInteraction(load);
    const unsubscribe = subscribeToToasts(load);
    if (getToasts().length > 0) void load();
    return () => {
      isCurrent = false;
      stopListening();
      unsubscribe();
    };
  }, [loaded]);

  return loaded && <loaded.Toaster />;
}

const INTERACTIONS = ["pointerdown", "keydown"] as const;

function onFirstInteraction(task: () => void): () => void {
  const stopListening = new AbortController();
  for (const type of INTERACTIONS) window.addEventListener(type, task, { once: true, signal: stopListening.signal });
  return () => stopListening.abort();
}
