import * as z from "zod/mini";
import { countCodePoints, isSafeText } from "./text.ts";

/** Text a person wrote, at most `max` code points. */
export function safeText(max: number) {
  return z.string().check(
    z.refine((text) => text.length <= max * 2 && countCodePoints(text) <= max, `Use at most ${max} characters`),
    z.refine(isSafeText, "Remove the invisible control characters"),
  );
}

/** A form field that a rule looks at: missing counts as empty, so the rule and not the schema words the problem. */
export const formText = z._default(z.string(), "");

/** A form field that may also be null to say "nothing". */
export const formOptionalText = z._default(z.nullable(z.string()), "");
