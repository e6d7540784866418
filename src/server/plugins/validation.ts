import type { FastifySchemaCompiler } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import type { $ZodType } from "zod/v4/core";

/**
 * Checks requests with their zod schemas. Most reads come without a query, whose outcome is always the same, so it is
 * computed once per route.
 */
export const compileValidator: FastifySchemaCompiler<$ZodType> = (route) => {
  const validate = validatorCompiler(route);
  if (route.httpPart !== "querystring") return validate;
  const withoutQuery = Object.freeze(validate({}));
  return (query) => (isEmpty(query) ? withoutQuery : validate(query));
};

function isEmpty(query: object): boolean {
  for (const _name in query) return false;
  return true;
}
