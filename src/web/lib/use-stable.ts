import { useCallback, useInsertionEffect, useRef } from "react";

/** The same function at every drawing, which calls the latest handler: what is drawn by `memo` is not drawn anew for it. */
export function useStable<Args extends unknown[], Answer>(
  handler: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
