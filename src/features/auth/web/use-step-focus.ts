import { type RefObject, useEffect } from "react";

/** Gives the focus to the first empty field of a step that has just taken the place of another. */
export function useStepFocus(formRef: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const inputs = [...(formRef.current?.querySelectorAll<HTMLInputElement>(".input") ?? [])];
    (inputs.find((input) => input.value === "") ?? inputs[0])?.focus();
  }, [formRef]);
}
