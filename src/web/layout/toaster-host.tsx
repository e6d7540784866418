import { useEffect, useState, useSyncExternalStore } from "react";
import { onFirstInteraction } from "../lib/first-interaction.ts";
import { lazyPart, useLazyPart } from "../lib/lazy-part.ts";
import { reportError } from "../lib/report-error.ts";
import { dismissToast, getToasts, subscribeToToasts } from "../ui/toast.ts";
import "./toaster-host.css";

export const toaster = lazyPart(async () => (await import("../ui/toaster.tsx")).Toaster);

/**
 * The toaster comes as its own chunk: with the first message, or with the first touch or key, before which there is nothing to
 * say. What there is to say without it stands there plainly.
 */
export function ToasterHost() {
  const [wishes, setWishes] = useState(0);
  const [isMissing, setIsMissing] = useState(false);
  const Toaster = useLazyPart(toaster, {
    isWanted: wishes,
    onFailure(error) {
      // The next message asks for it again, and the line when it is back.
      setIsMissing(true);
      reportError(error, "Loading the toaster");
    },
  });

  useEffect(() => {
    const want = () => setWishes((count) => (count > 0 && toaster.loaded ? count : count + 1));
    const stopListening = onFirstInteraction(want);
    const unsubscribe = subscribeToToasts(want);
    window.addEventListener("online", want);
    if (getToasts().length > 0) want();
    return () => {
      stopListening();
      unsubscribe();
      window.removeEventListener("online", want);
    };
  }, []);

  return Toaster ? <Toaster /> : isMissing && <PlainMessage />;
}

function PlainMessage() {
  const [message] = useSyncExternalStore(subscribeToToasts, getToasts, getToasts);
  return (
    <div className="toaster-plain" role="alert">
      {message?.isOpen && (
        <button type="button" onClick={() => dismissToast(message.id)}>
          <b>{message.title}</b> {message.description}
        </button>
      )}
    </div>
  );
}
