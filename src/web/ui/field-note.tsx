import type { ComponentProps } from "react";
import "./field.css";

/** A help line that stays, where there is no Field around the control. */
export function FieldHint(props: ComponentProps<"p">) {
  return <p {...props} className="field-hint" />;
}

/** The sentence that says what to change, for a whole form. */
export function FieldError(props: ComponentProps<"p">) {
  return <p {...props} className="field-error" />;
}

/** Right end of a label row: a count. */
export function FieldAside(props: ComponentProps<"span">) {
  return <span {...props} className="field-aside" />;
}
