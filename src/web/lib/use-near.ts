import { type RefObject, useEffect, useRef, useState } from "react";
import { observeNear } from "./observe-near.ts";

/** A ref for an element, and whether the element has come near the screen; it stays so. */
export function useNear<T extends Element>(margin?: string): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (ref.current) return observeNear(ref.current, () => setIsNear(true), margin);
  }, [margin]);
  return [ref, isNear];
}
