import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ErrorBody } from "#shared/error-body.schema.ts";
import type { App } from "../deps.ts";
import { AppError } from "../errors.ts";

const BROKEN: ErrorBody = { error: "Something broke on our side. Try again in a minute.", code: "server.error" };
const BUSY: ErrorBody = { error: "We are busy or restarting. Try again in a few seconds.", code: "server.busy" };

const CLIENT_ERRORS: Record<number, ErrorBody> = {
  400: { error: "We could not read this request", code: "request.malformed" },
  404: { error: "There is nothing at this address", code: "route.not_found" },
  405: { error: "This address does not take that method", code: "request.method" },
  408: { error: "The request took too long to arrive. Try again.", code: "request.timeout" },
  413: { error: "That is more than we accept in one go", code: "request.too_large" },
  415: { error: "Send this as application/json", code: "request.media_type" },
  416: { error: "The file has no such part", code: "request.range" },
  429: { error: "Too many tries. Wait a moment, then try again.", code: "request.rate_limited" },
  431: { error: "The request headers are too large", code: "request.headers_too_large" },
};

/** PostgreSQL classes 08 (connection), 40 (rolled back, as in a deadlock), 53 (resources), 57 (operator), and Node's. */
function isDatabaseUnavailable(error: { code?: unknown; cause?: unknown; message?: string }): boolean {
  const code = typeof error.code === "string" ? error.code : "";
  if (/^(08|40|53|57)/.test(code) || ["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"].includes(code))
    return true;
  if (
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered/.test(
      error.message ?? "",
    )
  )
    return true;
  return error.cause instanceof Error && isDatabaseUnavailable(error.cause);
}

function describeValidation(error: FastifyError): ErrorBody {
  const first = hasZodFastifySchemaValidationErrors(error) ? error.validation[0] : undefined;
  const field = first?.instancePath.replace(/^\//, "").replaceAll("/", ".") ?? "";
  // A schema's own message is a whole sentence; the library's is not, so it gets its field in front.
  const message = first?.message ?? "";
  const isSentence = /^[A-Z][a-z]+ .*[a-z]/.test(message) && !message.startsWith("Invalid");
  if (isSentence) return { error: message, code: "request.invalid" };
  return {
    error: field === "" ? "The request body is missing or not valid" : `The field ${field} is missing or not valid`,
    code: "request.invalid",
  };
}

function describeClientError(status: number): ErrorBody {
  return CLIENT_ERRORS[status] ?? { error: "We could not accept this request", code: "request.refused" };
}

function toAnswer(error: FastifyError | AppError): {
  status: number;
  body: ErrorBody;
  headers?: Record<string, string>;
} {
  if (error instanceof AppError) {
    return { status: error.status, body: { error: error.message, code: error.code }, headers: error.headers };
  }
  if (error.validation !== undefined) return { status: 400, body: describeValidation(error) };
  const status = error.statusCode ?? 500;
  // Looked at first: a visitor who hangs up while sending leaves the same ECONNRESET as a lost database.
  if (status >= 400 && status < 500) return { status, body: describeClientError(status) };
  if (status === 503 || isDatabaseUnavailable(error))
    return { status: 503, body: BUSY, headers: { "retry-after": "5" } };
  return { status: 500, body: BROKEN };
}

export function sendError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, headers } = toAnswer(error);
  if (status >= 500) {
    // The visitor can name the failure by the id that the log has.
    reply.header("x-request-id", request.id);
    request.log.error({ err: error, reqId: request.id }, "request failed");
  }
  return (
    reply
      .code(status)
      // A file's route may have named its caching before the file failed.
      .headers({ "cache-control": "no-store", ...headers })
      .type("application/json; charset=utf-8")
      .serializer(JSON.stringify)
      .send(body)
  );
}

/** The one place where a failure becomes an answer. */
export function setUpErrorHandler(app: App): void {
  app.setErrorHandler<FastifyError | AppError>(sendError);
}

export function createNotFoundBody(): ErrorBody {
  return describeClientError(404);
}

const MALFORMED_STATUSES: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Answers what is no readable HTTP, for which there is neither request nor reply, and hangs up. */
export function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed || error.code === "ECONNRESET") return;
  const [status, phrase] = MALFORMED_STATUSES[error.code ?? ""] ?? [400, "Bad Request"];
  const body = JSON.stringify(describeClientError(status));
  const head = [
    `HTTP/1.1 ${status} ${phrase}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Content-Type: application/json; charset=utf-8",
    "Connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroy();
}
