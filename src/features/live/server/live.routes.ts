import type { App, AppDeps } from "#server/deps.ts";
import { createError } from "#server/errors.ts";
import { platformErrors } from "#server/platform.errors.ts";
import { limitTo, scaleLimit } from "#server/plugins/limits.ts";
import { liveQuerySchema } from "../live.schema.ts";
import { createLiveStreams } from "./live-streams.service.ts";

/** Lines that one address opens in a minute; who is refused asks for pages' data as ever. */
const OPENED_PER_MINUTE = 120;
/** Lines that one address keeps open with this process: a classroom, not a flood. */
const OPEN_PER_ADDRESS = 60;
/** Lines that this process keeps open: each costs some kilobytes. */
const OPEN_IN_ALL = 5000;
const WAIT_SECONDS = 60;

export function registerLiveRoutes(app: App, deps: AppDeps): void {
  const { config, features } = deps;
  const topics = features.flatMap(({ liveTopics = [] }) => liveTopics);
  const limits = { perAddress: scaleLimit(config, OPEN_PER_ADDRESS), inAll: OPEN_IN_ALL };
  const streams = createLiveStreams(deps, topics, limits);
  app.addHook("preClose", async () => streams.close());

  app.get(
    "/api/live",
    {
      // HEAD would keep a line open that nobody reads.
      exposeHeadRoute: false,
      config: { access: "public", rateLimit: limitTo(config, OPENED_PER_MINUTE, "1 minute") },
      schema: {
        summary:
          "Server-sent events: the board and the prices, each as its own address answers them, whenever they change",
        querystring: liveQuerySchema,
      },
    },
    (request, reply) => {
      const names = request.query.topics.split(",");
      if (!topics.some(({ name }) => names.includes(name))) throw createError(platformErrors, "route.not_found");
      const stream = streams.open(request.ip, names);
      if (stream === "address-full")
        throw createError(platformErrors, "request.rate_limited", { details: { waitSeconds: WAIT_SECONDS } });
      if (stream === "full")
        throw createError(platformErrors, "server.overloaded", { headers: { "retry-after": `${WAIT_SECONDS}` } });
      return (
        reply
          .type("text/event-stream")
          .header("cache-control", "no-store, no-transform")
          .header("x-accel-buffering", "no")
          // Its connection ends with it: one that waits for another request would hold the stop of the server.
          .header("connection", "close")
          .send(stream)
      );
    },
  );
}
