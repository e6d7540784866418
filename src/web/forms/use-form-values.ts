import { useState } from "react";

/** Values of a form that go with the component that holds them. */
export function useFormValues<Values extends object>(initial: Values | (() => Values)) {
  const [values, setValues] = useState(initial);
  return {
    values,
    onChange: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
  };
}
