import { useEffect, useState } from "react";
import { hasBrowserListener } from "./browser-listener.ts";
import { useVoiceListeners } from "./voice.api.ts";

/** Who hears a recording, the first that can; `unknown` until the server has said what it has. */
export type Hearing = "unknown" | "service" | "local" | "browser" | "nobody";

/** Known before anybody has spoken. */
export function useHearing(): { hearing: Hearing; canWriteAlong: boolean } {
  const listeners = useVoiceListeners();
  const [canWriteAlong, setCanWriteAlong] = useState(false);
  // After hydration: the prerendered page knows no browser.
  useEffect(() => setCanWriteAlong(hasBrowserListener()), []);
  if (listeners === undefined) return { hearing: "unknown", canWriteAlong };
  const { service, local } = listeners;
  const own = canWriteAlong ? "browser" : "nobody";
  return { hearing: service ? "service" : local ? "local" : own, canWriteAlong };
}
