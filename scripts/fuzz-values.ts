/** From the schemas of the API's document: values that fit, values that nearly fit, and evil ones in their place. */
import fc from "fast-check";

export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

const EVIL_TEXTS = [
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udfff x",
    "\ufeff",
    "\u202e\u2066",
    "e\u0301".repeat(70),
    "👩‍👩‍👧‍👦",
    "ß".repeat(300),
  ],
  ...[
    "null",
    "undefined",
    "NaN",
    "true",
    "0",
    "-1",
    "1e400",
    "9007199254740993",
    "99999999999999999999",
    "0x10",
    "1,5",
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "../../etc/passwd",
    "..%2f..%2f",
    "%00",
    "%",
    "%zz",
    "C:\\x",
    "-rf",
    "\r\nX: 1",
  ],
  ...[
    "'",
    "';--",
    '"',
    "\\",
    "%_%",
    "((((",
    "{{7*7}}",
    "$(id)",
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "a|b&c",
  ],
  ...[
    "2026-02-30",
    "2026-13",
    "0000-00",
    "9999-12-31T23:59:59.999Z",
    "-000001-01-01T00:00:00Z",
    "275760-09-13T00:00:00.001Z",
  ],
  ...[
    "http://[::1",
    "https://169.254.169.254/",
    "data:text/html,x",
    "file:///etc/passwd",
    "x".repeat(5000),
    "🎒".repeat(2500),
  ],
];

const EVIL_VALUES: unknown[] = [
  ...[null, true, false, 0, -0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 5e-324],
  ...[
    [],
    {},
    [null],
    [[[[]]]],
    { length: 3 },
    { toString: "x" },
    JSON.parse('{"__proto__":{"isAdmin":true}}'),
    [{}, {}],
  ],
];

const anyEvil = fc.oneof(fc.constantFrom<unknown>(...EVIL_TEXTS), fc.constantFrom(...EVIL_VALUES), fc.jsonValue());
export const evilText = fc.oneof(fc.constantFrom(...EVIL_TEXTS), fc.string({ unit: "binary", maxLength: 80 }));

/** What the site itself has named so far: with it a call reaches something. */
export interface KnownValues {
  ids: string[];
  texts: string[];
}

function pick(values: readonly string[], otherwise: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return values.length === 0 ? otherwise : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, otherwise);
}

function toText({ format, minLength = 0, maxLength = 60 }: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if (format === "uuid") return pick(known.ids, fc.uuid());
  if (format === "date-time") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (format === "date") return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  const most = Math.min(maxLength, 400);
  const least = Math.min(minLength, most);
  const words = fc.string({ unit: "grapheme", minLength: least, maxLength: most });
  return fc.oneof({ weight: 3, arbitrary: words }, { weight: 2, arbitrary: pick(known.texts, words) });
}

function toObject({ properties = {}, required = [] }: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const entries = Object.entries(properties).map(([name, schema]) => [name, toValue(schema, known)] as const);
  const whole = fc.record(Object.fromEntries(entries), { requiredKeys: required });
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(entries), { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc.tuple(whole, evilText, anyEvil).map(([value, name, more]) => ({ ...value, [name]: more })),
    },
  );
}

function toFitting(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => toValue(choice, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum = -5, maximum = 1000 } = schema;
  switch (schema.type) {
    case "object":
      return toObject(schema, known);
    case "array":
      return fc.array(toValue(schema.items ?? {}, known), { maxLength: Math.min((schema.maxItems ?? 5) + 1, 12) });
    case "integer":
      return fc.oneof(
        fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) }),
        fc.constantFrom(minimum - 1, maximum + 1, 2 ** 31, 2 ** 53),
      );
    case "number":
      return fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), fc.double());
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return schema.type === "string" ? toText(schema, known) : fc.jsonValue();
  }
}

/** Mostly what the schema asks for; now and then anything at all. */
export function toValue(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: toFitting(schema, known) }, { weight: 1, arbitrary: anyEvil });
}
