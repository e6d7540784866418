import { useEffect, useState } from "react";
import { onFirstInteraction } from "../lib/first-interaction.ts";
import { lazyPart, useLazyPart } from "../lib/lazy-part.ts";
import { reportError } from "../lib/report-error.ts";
import { getToasts, subscribeToToasts } from "../ui/toast.ts";

const toaster = lazyPart(async () => (await import("../ui/toaster.tsx")).Toaster);

/** The toaster comes as its own chunk: with the first message, or with the first touch or key, before which there is nothing to say. */
export function ToasterHost() {
  const [isWanted, setIsWanted] = useState(false);
  const Toaster = useLazyPart(toaster, {
    isWanted,
    onFailure(error) {
      // The next message asks for it again; what this one says needs no code of ours.
      setIsWanted(false);
      reportError(error, "Loading the toaster");
      const [item] = getToasts();
      if (item?.isOpen) alert([item.title, item.description].join("\n"));
    },
  });

  useEffect(() => {
    const want = () => setIsWanted(true);
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
