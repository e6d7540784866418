import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { ServerFeature } from "#server/deps.ts";
import { errorBodySchema } from "#shared/error-body.schema.ts";
import { type ErrorCatalogue, fillErrorMessage } from "#shared/error-catalogue.ts";
import type { ErrorDetails } from "#shared/error-details.ts";
import { valueErrors } from "#shared/value.errors.ts";

/** The body of a failure and nothing else. */
const bodySchema = z.strictObject(errorBodySchema.shape);

/** They answer how the server is, which is no failure. */
const HEALTH_ROUTES = new Set<string | undefined>(["/healthz", "/readyz"]);
/** A schema may word what it has found itself. */
const SELF_WORDED = new Set(Object.keys(valueErrors));

function findProblem(status: number, body: unknown, catalogue: ErrorCatalogue): string | undefined {
  const { success, data } = bodySchema.safeParse(body);
  if (!success) return "is no body of a failure";
  const { error, code, field, details = {} } = data;
  const known = Object.entries(catalogue).find(([name]) => name === code)?.[1];
  if (known === undefined) return `has a code that stands in no catalogue: ${code}`;
  if (known.status !== status) return `has the code ${code}, whose status is ${known.status}`;
  if (status === 400 && !field) return `names no field: ${code}`;
  const sentence = fillErrorMessage(known.message, { field, details: details as ErrorDetails });
  if (!SELF_WORDED.has(code) && error !== sentence) return `says "${error}" instead of "${sentence}"`;
  if (status === 500 && (field !== undefined || Object.keys(details).join() !== "requestId")) {
    return "says more than the id of the request";
  }
  return undefined;
}

/** Looks at every failure that an app answers; `take` tells, once, which of them break the rules of errors. */
export function watchErrors(features: readonly ServerFeature[]): { feature: ServerFeature; take(): string[] } {
  const catalogue: ErrorCatalogue = Object.assign({}, ...features.map(({ errors }) => errors));
  const problems: string[] = [];

  function look(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const { statusCode: status } = reply;
    const isJson = String(reply.getHeader("content-type")).startsWith("application/json");
    if (status < 400 || !isJson || typeof payload !== "string" || HEALTH_ROUTES.has(request.routeOptions.url)) return;
    const problem = findProblem(status, JSON.parse(payload), catalogue);
    if (problem !== undefined) problems.push(`${request.method} ${request.url} answers ${status} and ${problem}`);
  }

  return {
    feature: {
      name: "watch",
      registerRoutes(app) {
        app.addHook("onSend", async (request, reply, payload) => look(request, reply, payload));
      },
    },
    take: () => problems.splice(0),
  };
}
