/** Builds the whole server without opening a port: what `main.ts` listens with and what the tests call. */
import { randomBytes } from "node:crypto";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifySchemaCompiler, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { $ZodType } from "zod/v4/core";
import type { App, AppDeps } from "./deps.ts";
import { mediaDir } from "./media-dir.ts";
import { setUpAccess } from "./plugins/access.ts";
import { setUpApiDocs } from "./plugins/api-docs.ts";
import { REQUEST_TIMEOUT_MS, setUpBodyDeadline } from "./plugins/body-deadline.ts";
import { createErrorSender, REFUSAL_WAIT_MS, refuseMalformed } from "./plugins/error-handler.ts";
import { registerHealthRoutes } from "./plugins/health.ts";
import { setUpKnownHost } from "./plugins/known-host.ts";
import { setUpLimits } from "./plugins/limits.ts";
import { setUpMetrics } from "./plugins/metrics.ts";
import { setUpRequestBodies } from "./plugins/request-bodies.ts";
import { setUpSameOrigin } from "./plugins/same-origin.ts";
import { getAnswerHeaders, setUpSecurityHeaders } from "./plugins/security-headers.ts";
import { setUpTraces } from "./plugins/traces.ts";
import { registerWebsite } from "./plugins/website.ts";
import { setUpReadPosition } from "./read-position.ts";
import { createRefusalLog } from "./refusal-log.ts";

/**
 * Checks requests with their zod schemas. Most reads come without a query, whose outcome is always the same, so it is
 * computed once per route.
 */
const compileValidator: FastifySchemaCompiler<$ZodType> = (route) => {
  const validate = validatorCompiler(route);
  if (route.httpPart !== "querystring") return validate;
  const withoutQuery = Object.freeze(validate({}));
  return (query) => (isEmpty(query) ? withoutQuery : validate(query));
};

function isEmpty(query: object): boolean {
  for (const _name in query) return false;
  return true;
}

/** Bytes of a JSON body; routes that take more say so themselves. */
const BODY_LIMIT_BYTES = 64 * 1024;

export interface AppOptions {
  /** Folder of the built pages; without it only the API answers. */
  websiteDir?: string;
  /** Asks whether the parts behind the server can be used right now. */
  checkReady: () => Promise<boolean>;
  /** Whether the process is about to end: connections are let go of then, one answer after the other. */
  isStopping?: () => boolean;
}

/** Ids that no other process or restart repeats; a counter costs less than a random id per request. */
function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString("base64url");
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

export async function buildApp(deps: AppDeps, options: AppOptions): Promise<App> {
  const { config } = deps;
  const createRequestId = createRequestIds();
  const refusals = createRefusalLog(deps.log);
  const sendError = createErrorSender(refusals, { waitMs: config.mode === "test" ? 0 : REFUSAL_WAIT_MS });
  const app = fastify({
    loggerInstance: deps.log,
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: createRequestId,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    // Heads are cut off after headersTimeout, which works only while it is the smaller one; bodies by their own deadline.
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request costs as much as a whole cached answer; what logs about a request names its id itself.
    childLoggerFactory: (logger) => logger,
    // Who is asked last answers too: an open connection may bring a request that its proxy sent before it knew.
    return503OnClosing: false,
    // What the router refuses before any hook runs, like an address with a broken escape.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(getAnswerHeaders(config))),
    clientErrorHandler: (error, socket) => refuseMalformed(error, socket, refusals),
  })
    .setValidatorCompiler(compileValidator)
    .setSerializerCompiler(serializerCompiler) as unknown as App;

  // A connection that stays open after its last answer would hold the stop until the end of its patience.
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing || options.isStopping?.()) reply.header("connection", "close");
    done();
  });

  // Node keeps the address once asked for it; after a visitor has hung up there is none, and no limit could count them.
  app.server.on("connection", (socket) => void socket.remoteAddress);
  setUpBodyDeadline(app.server, refusals);
  app.setErrorHandler(sendError);
  setUpTraces(app);
  setUpSecurityHeaders(app, config);
  setUpKnownHost(app, config);
  setUpMetrics(app, deps);
  setUpRequestBodies(app);
  setUpSameOrigin(app, config);
  await setUpLimits(app, config, deps.redis);
  setUpAccess(app, deps);
  setUpReadPosition(app, deps);
  await setUpApiDocs(app, deps.features);
  registerHealthRoutes(app, options);
  for (const feature of deps.features) feature.registerRoutes?.(app, deps);
  await app.register(async (files: App) => {
    await files.register(fastifyStatic, { root: mediaDir, serve: false, cacheControl: false });
    for (const feature of deps.features) feature.registerFileRoutes?.(files, deps);
  });
  await registerWebsite(app, deps, options.websiteDir);
  return app;
}
