import { useEffect, useRef } from "react";

/** Tells once when the line comes back to somebody who waits for it. */
export function useLineBack(isWaiting: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  latest.current = onBack;
  useEffect(() => {
    if (!isWaiting) return;
    const tell = () => latest.current();
    window.addEventListener("online", tell, { once: true });
    return () => window.removeEventListener("online", tell);
  }, [isWaiting]);
}
