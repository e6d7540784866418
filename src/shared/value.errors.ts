import { defineErrors } from "./error-catalogue.ts";

const message = "The field {field} is missing or not valid";

/**
 * What a schema can find wrong with a value. A schema that says it in its own words is answered in those; other languages
 * have one sentence for each kind, from its code and details.
 */
export const valueErrors = defineErrors({
  "value.missing": { status: 400, message },
  "value.invalid": { status: 400, message },
  "value.not_a_text": { status: 400, message },
  "value.not_a_number": { status: 400, message },
  "value.not_a_whole_number": { status: 400, message },
  "value.not_a_boolean": { status: 400, message },
  "value.not_a_list": { status: 400, message },
  "value.not_an_object": { status: 400, message },
  "choice.unknown": { status: 400, message, details: ["choices"] },
  "text.too_long": { status: 400, message, details: ["max"] },
  "text.too_short": { status: 400, message, details: ["min"] },
  "text.malformed": { status: 400, message },
  "text.invisible_characters": { status: 400, message },
  "number.too_large": { status: 400, message, details: ["max"] },
  "number.too_small": { status: 400, message, details: ["min"] },
  "list.too_long": { status: 400, message, details: ["max"] },
  "list.too_short": { status: 400, message, details: ["min"] },
  "field.unknown": { status: 400, message },
});
