/** The calls that the API's document describes, as arbitraries. */
import fc from "fast-check";
import { evilText, type JsonSchema, type KnownValues, toValue } from "./fuzz-values.ts";

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

export interface Call {
  /** Method and path as the document names them. */
  route: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

/** Beyond these the connection ends with the head of the call, and what of the body is still under way has no answer. */
const ADDED_MAX = 400;
const PATH_PART_MAX = 1000;
/** Half of a pair, which no address and no form takes. */
const HALF = /\p{Surrogate}/gu;
const METHODS = new Set(["get", "post", "put", "patch", "delete"]);
/** Smallest files of their kinds, and what only calls itself one. */
const FILES = [
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
  Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
  Buffer.from("UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=", "base64"),
  Buffer.from("ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000"),
  Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
  Buffer.from("%PDF-1.7"),
  Buffer.alloc(0),
  Buffer.alloc(70_000, 0xff),
];

function toForm([file, type, name, extra]: [Buffer, string, string, string]): FormData {
  const form = new FormData();
  form.set("type", type);
  form.set("file", new Blob([Uint8Array.from(file)], { type: "image/png" }), name || "a.png");
  if (extra !== "") form.append(extra, extra);
  return form;
}

const anyForm = fc
  .tuple(
    fc.constantFrom(...FILES),
    fc.oneof(fc.constantFrom("music", "image", "picture", "banner"), evilText),
    evilText,
    fc.oneof({ weight: 4, arbitrary: fc.constant("") }, { weight: 1, arbitrary: evilText }),
  )
  .map(toForm);

function toPart(value: unknown, max?: number): string {
  return String(typeof value === "object" ? JSON.stringify(value) : value)
    .slice(0, max)
    .replace(HALF, "\ufffd");
}

function toPathParts(path: string, known: KnownValues): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const values = names.map(() =>
    fc.oneof(
      { weight: 8, arbitrary: toValue({ type: "string", format: "uuid" }, known) },
      { weight: 4, arbitrary: toValue({ type: "string" }, known) },
      evilText,
    ),
  );
  return fc
    .tuple(...values)
    .map((parts) =>
      parts.reduce<string>(
        (url, part) => url.replace(/\{\w+\}/, () => encodeURIComponent(toPart(part, PATH_PART_MAX))),
        path,
      ),
    );
}

function toQuery({ parameters = [] }: Operation, known: KnownValues): fc.Arbitrary<string> {
  const asked = parameters.filter((parameter) => parameter.in === "query");
  const values = Object.fromEntries(asked.map(({ name, schema = {} }) => [name, toValue(schema, known)]));
  return fc.tuple(fc.record(values, { requiredKeys: [] }), fc.nat({ max: 20 }), evilText).map(([query, luck, text]) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      for (const one of Array.isArray(value) ? value : [value]) search.append(name, toPart(one));
    }
    if (luck === 0) search.append(toPart(text.slice(0, ADDED_MAX)), "");
    return search.size === 0 ? "" : `?${search}`;
  });
}

type Body = Pick<Call, "headers" | "body">;

const NO_BODY: Body = { headers: {}, body: undefined };

function toBody(operation: Operation, method: string, known: KnownValues): fc.Arbitrary<Body> {
  if (method === "get") return fc.constant(NO_BODY);
  const schema = operation.requestBody?.content?.["application/json"]?.schema;
  const json = schema === undefined ? fc.constant({}) : toValue(schema, known);
  const asJson = json.map((value) => ({
    headers: { "content-type": "application/json" },
    body: JSON.stringify(value),
  }));
  const asForm = anyForm.map((body): Body => ({ headers: {}, body }));
  const asText = fc
    .tuple(
      fc.constantFrom("application/json", "text/plain", "application/xml", "multipart/form-data; boundary=x"),
      evilText,
    )
    .map(([type, text]): Body => ({ headers: { "content-type": type }, body: text.replace(HALF, "\ufffd") }));
  return fc.oneof(
    { weight: schema === undefined ? 3 : 16, arbitrary: asJson },
    { weight: schema === undefined ? 5 : 1, arbitrary: asForm },
    { weight: 1, arbitrary: asText },
    { weight: 1, arbitrary: fc.constant(NO_BODY) },
  );
}

/** Any call of the document, each route as often as the next. */
export function toCalls({ paths }: ApiDocument, known: KnownValues): { route: string; calls: fc.Arbitrary<Call> }[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => {
        const route = `${method.toUpperCase()} ${path}`;
        const calls = fc
          .tuple(toPathParts(path, known), toQuery(operation, known), toBody(operation, method, known))
          .map(([url, query, body]): Call => ({ route, method: method.toUpperCase(), path: url + query, ...body }));
        return { route, calls };
      }),
  );
}
