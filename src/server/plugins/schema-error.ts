import type { FastifyError, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { $ZodIssue } from "zod/v4/core";
import { type CodeOf, fillErrorMessage } from "#shared/error-catalogue.ts";
import type { ErrorDetails } from "#shared/error-details.ts";
import { valueErrors } from "#shared/value.errors.ts";
import { AppError, createError } from "../errors.ts";
import { toFieldPath } from "../field-path.ts";
import { platformErrors } from "../platform.errors.ts";

type ValueCode = CodeOf<typeof valueErrors>;

interface Kind {
  code: ValueCode;
  details?: ErrorDetails;
}

type Issue = $ZodIssue & { params?: unknown };

/** What is wrong with a value that should have been of a type. */
const TYPE_CODES: Readonly<Record<string, ValueCode>> = {
  string: "value.not_a_text",
  number: "value.not_a_number",
  int: "value.not_a_whole_number",
  boolean: "value.not_a_boolean",
  array: "value.not_a_list",
  object: "value.not_an_object",
  record: "value.not_an_object",
};

function getMeasured(origin: string): "text" | "list" | "number" {
  if (origin === "string") return "text";
  return origin === "array" ? "list" : "number";
}

function findKind(issue: Issue, isMissing: boolean): Kind {
  if (isMissing) return { code: "value.missing" };
  switch (issue.code) {
    case "invalid_type":
      return { code: TYPE_CODES[issue.expected] ?? "value.invalid" };
    case "invalid_value":
      return { code: "choice.unknown", details: { choices: issue.values.map(String) } };
    case "too_big": {
      const measured = getMeasured(issue.origin);
      const code = measured === "number" ? "number.too_large" : (`${measured}.too_long` as const);
      return { code, details: { max: Number(issue.maximum) } };
    }
    case "too_small": {
      const measured = getMeasured(issue.origin);
      const code = measured === "number" ? "number.too_small" : (`${measured}.too_short` as const);
      return { code, details: { min: Number(issue.minimum) } };
    }
    case "invalid_format":
      return { code: "text.malformed" };
    case "unrecognized_keys":
    case "invalid_key":
      return { code: "field.unknown" };
    case "invalid_union":
      if (!("options" in issue && issue.options)) return { code: "value.invalid" };
      return { code: "choice.unknown", details: { choices: issue.options.map(String) } };
    case "custom":
      // A check of our own names its kind itself; `text.schema.ts` shows how.
      return (issue.params as Kind | undefined) ?? { code: "value.invalid" };
    default:
      return { code: "value.invalid" };
  }
}

function readPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null | undefined)?.[name], value);
}

/** A schema's own message is a whole sentence; the library's is not. */
function isSentence(message: string): boolean {
  return /^[A-Z][a-z]+ .*[a-z]/.test(message) && !message.startsWith("Invalid");
}

const CHECKED = { body: "body", querystring: "query", params: "params", headers: "headers" } as const;

/** The first thing that a schema has found wrong with a request. */
export function createSchemaError(error: FastifyError, request: FastifyRequest): AppError {
  const part = CHECKED[(error.validationContext ?? "body") as keyof typeof CHECKED];
  const found = hasZodFastifySchemaValidationErrors(error) ? error.validation[0] : undefined;
  if (found === undefined) return createError(platformErrors, "request.body_invalid", { field: part });
  const issue = { ...found.params, code: found.keyword, message: found.message ?? "" } as unknown as Issue;
  const parts = found.instancePath.split("/").filter((name) => name !== "");
  const isMissing = readPath(request[part], parts) === undefined;
  const { code, details } = findKind(issue, isMissing);
  const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const field = toFieldPath([...parts, ...unknown], part);
  if (isSentence(issue.message)) return new AppError({ status: 400, code, message: issue.message, field, details });
  if (field === part) return createError(platformErrors, "request.body_invalid", { field });
  const message = fillErrorMessage(valueErrors[code].message, { field, details });
  return new AppError({ status: 400, code, message, field, details });
}
