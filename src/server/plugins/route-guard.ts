import type { FastifyRequest, RouteOptions } from "fastify";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** True for a route that changes nothing. */
export function isReadRoute(route: Pick<RouteOptions, "method">): boolean {
  return [route.method].flat().every((method) => SAFE_METHODS.has(method));
}

/** Adds a check to one route, after those it has; it refuses by throwing, before the body is read. */
export function addRouteGuard(route: RouteOptions, check: (request: FastifyRequest) => Promise<void>): void {
  route.onRequest = [...[route.onRequest ?? []].flat(), check];
}
