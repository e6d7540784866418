import { type ComponentType, useEffect, useState } from "react";
import { reportError } from "../lib/report-error.ts";
import { getToasts, subscribeToToasts } from "../ui/toast.ts";

/** The toaster comes as its own chunk: with the first message, or earlier when the browser has nothing better to do. */
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
    const cancelIdle = whenIdle(load);
    const unsubscribe = subscribeToToasts(load);
    if (getToasts().length > 0) void load();
    return () => {
      isCurrent = false;
      cancelIdle();
      unsubscribe();
    };
  }, [loaded]);

  return loaded && <loaded.Toaster />;
}

/** Browsers without idle callbacks get this many milliseconds to settle instead. */
const SETTLE_MS = 3000;

function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, SETTLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
