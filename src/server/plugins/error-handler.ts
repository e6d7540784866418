import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { ErrorBody } from "#shared/error-body.schema.ts";
import { AppError, createError } from "../errors.ts";
import { platformErrors } from "../platform.errors.ts";
import type { RefusalLog } from "../refusal-log.ts";
import { createSchemaError } from "./schema-error.ts";

/** What the libraries below refuse, by status; of a 400 it is the body, or the address, that cannot be read. */
const CLIENT_ERRORS: Readonly<Record<number, () => AppError>> = {
  400: () => createError(platformErrors, "request.malformed", { field: "body" }),
  404: () => createError(platformErrors, "route.not_found"),
  405: () => createError(platformErrors, "request.method"),
  408: () => createError(platformErrors, "request.timeout"),
  413: () => createError(platformErrors, "request.too_large"),
  415: () => createError(platformErrors, "request.media_type"),
  416: () => createError(platformErrors, "request.range"),
  431: () => createError(platformErrors, "request.headers_too_large"),
};

/**
 * PostgreSQL classes 08 (connection), 40 (rolled back, as in a deadlock), 53 (resources), 57 (operator), its 25P03 (a
 * transaction idled too long and lost its connection), and Node's.
 */
function isDatabaseUnavailable(error: { code?: unknown; cause?: unknown; message?: string }): boolean {
  const code = typeof error.code === "string" ? error.code : "";
  if (
    /^(08|40|53|57|25P03)/.test(code) ||
    ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"].includes(code)
  )
    return true;
  if (
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered/.test(
      error.message ?? "",
    )
  )
    return true;
  return error.cause instanceof Error && isDatabaseUnavailable(error.cause);
}

function toClientError(status: number, reason?: string): AppError {
  if (reason === "FST_ERR_BAD_URL") return createError(platformErrors, "request.malformed", { field: "url" });
  return CLIENT_ERRORS[status]?.() ?? createError(platformErrors, "request.refused", { field: "request" });
}

function toAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (error.validation !== undefined) return createSchemaError(error, request);
  const status = error.statusCode ?? 500;
  // Looked at first: a visitor who hangs up while sending leaves the same ECONNRESET as a lost database.
  if (status >= 400 && status < 500) return toClientError(status, error.code);
  if (status === 503 || isDatabaseUnavailable(error)) {
    return createError(platformErrors, "server.busy", { headers: { "retry-after": "5" } });
  }
  return createError(platformErrors, "server.error", { details: { requestId: request.id } });
}

function toBody({ message, code, field, details }: AppError): ErrorBody {
  return { error: message, code, ...(field !== undefined && { field }), ...(details && { details }) } as ErrorBody;
}

export type SendError = (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) => void;

/** Whoever is turned away for asking too often hears it so much later, and so asks less often: a flood of refusals would cost more than answers do. */
export const REFUSAL_WAIT_MS = 250;

/** The one place where a failure becomes an answer; one of 429 leaves after `waitMs`. */
export function createErrorSender(refusals: RefusalLog, { waitMs }: { waitMs: number }): SendError {
  return (error, request, reply) => {
    const failure = toAppError(error, request);
    if (failure.status >= 500) {
      // The visitor can name the failure by the id that the log has.
      reply.header("x-request-id", request.id);
    }
    // What was thrown on purpose is known by its code; where from is nobody's news.
    if (failure.status >= 500 && !(error instanceof AppError)) {
      request.log.error({ err: error, reqId: request.id }, "request failed");
    } else {
      const { method, url: route } = request.routeOptions;
      refusals.write({ method, route, reqId: request.id }, failure);
    }
    reply
      .code(failure.status)
      // A file's route may have named its caching before the file failed.
      .headers({ "cache-control": "no-store", ...failure.headers })
      .type("application/json; charset=utf-8")
      .serializer(JSON.stringify);
    const body = toBody(failure);
    if (failure.status === 429 && waitMs > 0) setTimeout(() => reply.send(body), waitMs);
    else reply.send(body);
  };
}

const MALFORMED_STATUSES: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Answers what is no readable HTTP, for which there is neither request nor reply, and hangs up. */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket, refusals: RefusalLog): void {
  if (socket.destroyed || error.code === "ECONNRESET") return;
  const [status, phrase] = MALFORMED_STATUSES[error.code ?? ""] ?? [400, "Bad Request"];
  const failure =
    status === 400 ? createError(platformErrors, "request.malformed", { field: "request" }) : toClientError(status);
  refusals.write({}, failure);
  const body = JSON.stringify(toBody(failure));
  const head = [
    `HTTP/1.1 ${status} ${phrase}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Type: application/json; charset=utf-8",
    "Connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroy();
}
