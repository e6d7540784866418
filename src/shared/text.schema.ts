import * as z from "zod/mini";
import type { CodeOf } from "./error-catalogue.ts";
import type { ErrorDetails } from "./error-details.ts";
import { clipMarks, countCodePoints, hasVisibleText, isSafeText } from "./text.ts";
import type { valueErrors } from "./value.errors.ts";

/** Names what a check of our own has found, which the library cannot know. */
function ofKind(code: CodeOf<typeof valueErrors>, error: string, details?: ErrorDetails) {
  return { error, params: { code, ...(details && { details }) } };
}

function isWithin(max: number) {
  return z.refine<string>(
    (text) => text.length <= max * 2 && countCodePoints(text) <= max,
    ofKind("text.too_long", `Use at most ${max} characters`, { max }),
  );
}

const isSafe = z.refine<string>(
  isSafeText,
  ofKind("text.invisible_characters", "Remove the invisible control characters"),
);

/** Cut before it is counted, as the form does, so that both have the same text. */
const withoutStacks = z.overwrite<string>(clipMarks);

/** Text a person wrote, at most `max` code points. */
export function safeText(max: number) {
  return z.string().check(withoutStacks, isWithin(max), isSafe);
}

/** Text that must say something; without the spaces around it at most `max` code points. `missing` asks for it. */
export function requiredText(max: number, missing: string) {
  return z
    .string(missing)
    .check(withoutStacks, z.trim(), z.refine(hasVisibleText, ofKind("value.missing", missing)), isWithin(max), isSafe);
}

/** Text that may be missing or empty; without the spaces around it at most `max` code points. */
export function optionalText(max: number) {
  return z._default(z.string().check(withoutStacks, z.trim(), isWithin(max), isSafe), "");
}

/** A form field that a rule looks at: missing counts as empty, so the rule and not the schema words the problem. */
export const formText = z._default(z.string(), "");

/** A form field that may also be null to say "nothing". */
export const formOptionalText = z._default(z.nullable(z.string()), "");
