import type { App } from "../deps.ts";
import { createError } from "../errors.ts";
import { platformErrors } from "../platform.errors.ts";
import { addRouteGuard, isReadRoute } from "./route-guard.ts";

/** Brackets and commas of a body. Megabytes of them would keep the parser, and with it everybody, busy for a second. */
const MARKS_MAX = 50_000;
const MARKS = ["[", "{", ","];

function isCrowded(body: string): boolean {
  let count = 0;
  for (const mark of MARKS) {
    for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + 1)) {
      count += 1;
      if (count > MARKS_MAX) return true;
    }
  }
  return false;
}

/** Takes JSON only: text/plain is what a foreign form can send without asking, and packed bodies can hide a bomb. */
export function setUpRequestBodies(app: App): void {
  app.removeContentTypeParser(["text/plain", "application/json"]);
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (!isCrowded(body)) return parseJson(request, body, done);
    done(createError(platformErrors, "request.crowded", { field: "body" }));
  });
  app.addHook("onRoute", (route) => {
    if (isReadRoute(route)) return;
    addRouteGuard(route, async (request) => {
      const encoding = request.headers["content-encoding"];
      if (encoding !== undefined && encoding !== "identity") {
        throw createError(platformErrors, "request.encoding");
      }
    });
  });
}
