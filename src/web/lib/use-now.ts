import { useLayoutEffect, useState } from "react";

const TICK_MS = 30_000;

/** The time, every half minute. Undefined in the prerendered page, which is read at any time. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useLayoutEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
