import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type pg from "pg";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/open-database.ts";

/** Everything a route may use, passed explicitly; nothing is decorated on the app. */
export interface AppDeps {
  config: Config;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  /** The login of the administrators' read-only console; without one there is no console. */
  consoleConnection?: pg.ClientConfig | undefined;
}

/** The Fastify app whose routes take zod schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression<RawServerDefault>,
  RawReplyDefaultExpression<RawServerDefault>,
  FastifyBaseLogger,
  ZodTypeProvider
>;
