import type { App } from "../deps.ts";
import { AppError } from "../errors.ts";
import { addRouteGuard, isReadRoute } from "./route-guard.ts";

/** Takes JSON only: text/plain is what a foreign form can send without asking, and packed bodies can hide a bomb. */
export function setUpRequestBodies(app: App): void {
  app.removeContentTypeParser("text/plain");
  app.addHook("onRoute", (route) => {
    if (isReadRoute(route)) return;
    addRouteGuard(route, async (request) => {
      const encoding = request.headers["content-encoding"];
      if (encoding !== undefined && encoding !== "identity") {
        throw new AppError(415, "request.encoding", "Send the body without compression");
      }
    });
  });
}
