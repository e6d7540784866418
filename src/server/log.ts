import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import type { Config } from "./config.ts";
import { describeError } from "./logged-error.ts";

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

/** One JSON line per event on standard output. */
export function createLog(config: Pick<Config, "logLevel">): FastifyBaseLogger {
  return pino({
    level: config.logLevel,
    redact: { paths: SECRET_PATHS, censor: "[removed]" },
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // Addresses are personal: the default request serializer would log them.
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string }) => ({ method: request.method, url: request.url.split("?")[0] }),
    },
  });
}
