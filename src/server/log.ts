import type { FastifyBaseLogger } from "fastify";
import { type DestinationStream, type LoggerOptions, pino } from "pino";
import type { Config } from "./config.ts";
import { describeError } from "./logged-error.ts";
import { getTracer } from "./traces/tracer.ts";

/** Where a secret could stand in what we log; request bodies and cookies are never logged at all. */
const SECRET_PATHS = [
  "password",
  "newPassword",
  "token",
  "code",
  "cookie",
  "authorization",
  "*.password",
  "*.token",
  "req.headers.cookie",
];

/** One JSON line per event on standard output, or to who reads them there. */
export function createLog(
  config: Pick<Config, "logLevel"> & Partial<Pick<Config, "traces">>,
  reader?: DestinationStream,
): FastifyBaseLogger {
  const options: LoggerOptions = {
    level: config.logLevel,
    redact: { paths: SECRET_PATHS, censor: "[removed]" },
    base: null,
    ...(config.traces && { mixin: () => getTracer()?.readIds() ?? {} }),
    timestamp: pino.stdTimeFunctions.isoTime,
    // Addresses are personal: the default request serializer would log them.
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string }) => ({ method: request.method, url: request.url.split("?")[0] }),
    },
  };
  return reader === undefined ? pino(options) : pino(options, reader);
}
