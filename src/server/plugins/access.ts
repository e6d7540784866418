import type { FastifyContextConfig, FastifyRequest, RouteOptions } from "fastify";
import { findUser, isStaff } from "../current-user.ts";
import type { App, AppDeps } from "../deps.ts";
import { createError, createForbiddenError, createUnauthorizedError } from "../errors.ts";
import { platformErrors } from "../platform.errors.ts";
import { addRouteGuard } from "./route-guard.ts";

/**
 * Who may call a route. `user`: any member. `self`: the member whose id is `:id` in the path. `moderator`: moderators and
 * administrators; `admin`: administrators alone, as the database says at this very call.
 */
export type Access = "public" | "user" | "self" | "moderator" | "admin";

declare module "fastify" {
  interface FastifyContextConfig {
    access?: Access;
  }
}

export interface DeclaredRoute {
  method: string;
  url: string;
  access: Access;
}

const declaredRoutes = new WeakMap<object, DeclaredRoute[]>();

/** Every route of an app with its declared access, for the sweep tests. */
export function listDeclaredRoutes(app: App): readonly DeclaredRoute[] {
  return declaredRoutes.get(app) ?? [];
}

/** Where a library registers its own routes, which cannot declare anything. */
const PUBLIC_LIBRARY_PREFIXES = ["/api/docs"];

function declareRoute(routes: DeclaredRoute[], route: RouteOptions): Access {
  if (PUBLIC_LIBRARY_PREFIXES.some((prefix) => route.url.startsWith(prefix))) {
    route.config = { ...route.config, access: "public" };
  }
  const { access } = (route.config ?? {}) as FastifyContextConfig;
  if (access === undefined) {
    throw new Error(`${String(route.method)} ${route.url} declares no access: add config: { access: … }`);
  }
  for (const method of [route.method].flat()) routes.push({ method, url: route.url, access });
  return access;
}

async function checkAccess(request: FastifyRequest, access: Access, deps: AppDeps): Promise<void> {
  const user = await findUser(request, deps);
  if (user === undefined) throw createUnauthorizedError();
  // The actor is always the session's; an id in the path is only a claim to compare with it.
  if (access === "self" && (request.params as { id?: string }).id !== user.id) throw createForbiddenError();
  if (access === "admin" && !user.isAdmin) throw createError(platformErrors, "access.admin_only");
  if (access === "moderator" && !isStaff(user)) throw createError(platformErrors, "access.moderator_only");
  const isForStaff = access === "admin" || access === "moderator";
  if (isForStaff && deps.staffSecondFactor === "required" && !user.hasSecondFactor) {
    throw createError(platformErrors, "access.second_factor_needed");
  }
}

/** Refuses a route without a declared access, and a caller without the right, before any body is read. */
export function setUpAccess(app: App, deps: AppDeps): void {
  const routes: DeclaredRoute[] = [];
  declaredRoutes.set(app, routes);
  app.addHook("onRoute", (route) => {
    const access = declareRoute(routes, route);
    // Public routes get no hook at all, so that a cached answer costs what it should.
    if (access !== "public") addRouteGuard(route, (request) => checkAccess(request, access, deps));
  });
}
