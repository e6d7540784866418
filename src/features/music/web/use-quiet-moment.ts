import { useEffect, useState } from "react";
import { onFirstInteraction } from "#web/lib/first-interaction.ts";

/** As long as the floating player waits: what comes then takes nothing from the first load. */
const QUIET_MS = 3000;

/** True from the first touch on, or once the page has been here for a moment. */
export function useQuietMoment(): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    const handleQuiet = () => setIsQuiet(true);
    const timer = setTimeout(handleQuiet, QUIET_MS);
    const stopListening = onFirstInteraction(handleQuiet);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, []);
  return isQuiet;
}
