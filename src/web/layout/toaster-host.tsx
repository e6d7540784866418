import { useEffect, useReducer } from "react";
import { onFirstInteraction } from "../lib/first-interaction.ts";
import { lazyPart, useLazyPart } from "../lib/lazy-part.ts";
import { reportError } from "../lib/report-error.ts";
import { getToasts, subscribeToToasts } from "../ui/toast.ts";

export const toaster = lazyPart(async () => (await import("../ui/toaster.tsx")).Toaster);

/** The toaster comes as its own chunk: with the first message, or with the first touch or key; at the latest once the line is quiet. */
export function ToasterHost() {
  const [isWanted, want] = useReducer((count: number) => count + 1, 0);
  const Toaster = useLazyPart(toaster, {
    isWanted,
    // The next message asks for it again.
    onFailure: (error) => reportError(error, "Loading the toaster"),
  });

  useEffect(() => {
    const stopListening = onFirstInteraction(want);
    const unsubscribe = subscribeToToasts(want);
    if (getToasts().length > 0) want();
    return () => {
      stopListening();
      unsubscribe();
    };
  }, []);

  return Toaster && <Toaster />;
}
