import { type RefObject, useLayoutEffect } from "react";

/** Sets a custom property through the object model: prerendered pages may carry no style attribute. */
export function useCssVariable(ref: RefObject<HTMLElement | null>, name: `--${string}`, value: string): void {
  useLayoutEffect(() => {
    ref.current?.style.setProperty(name, value);
  }, [ref, name, value]);
}
