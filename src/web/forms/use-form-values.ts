import { useState } from "react";
import { type DraftOptions, useDraftValues } from "./use-draft.ts";

/** Values of a form that go with the component that holds them; with a draft they come back with it. */
export function useFormValues<Values extends object>(
  initial: Values | (() => Values),
  draftOptions?: DraftOptions<Values>,
) {
  const [first] = useState(initial);
  const { values, setValues, draft } = useDraftValues(first, draftOptions);
  return {
    values,
    onChange: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    draft,
  };
}
