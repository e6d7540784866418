import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { recordNetwork } from "#features/networks/server/record-network.usecase.ts";
import { startSecondStep } from "#features/second-factor/server/start-second-step.usecase.ts";
import { startSession } from "#features/sessions/server/session.usecase.ts";
import type { Config } from "#server/config.ts";
import { deleteCookie, getCookieName, getCookieOptions, readCookie, writeCookie } from "#server/cookies.ts";
import type { App, AppDeps } from "#server/deps.ts";
import { limitTo } from "#server/plugins/limits.ts";
import { startClosedVisit } from "./closed-visit.usecase.ts";
import { getOrCreateLinkedUser } from "./oidc-identity.repository.ts";
import { createOidcProvider, type LoginChecks, type OidcProvider } from "./oidc-provider.service.ts";

/** Opens the JOIN THE CHAOS dialog. */
const DIALOG_URL = "/?auth=login";
/** The dialog over the page where somebody was, told that what they typed waits there. */
function toDialogUrl(next: unknown): string {
  const path = toSafePath(next);
  if (path === "/") return DIALOG_URL;
  const url = new URL(path, "http://site.invalid");
  url.searchParams.set("auth", "login");
  url.searchParams.set("back", "true");
  return url.pathname + url.search + url.hash;
}

/** The same, where the login goes on. */
const SECOND_STEP_URL = `${DIALOG_URL}#second-factor`;
/** The same, where it says why there is no way in. */
const CLOSED_URL = `${DIALOG_URL}#closed-account`;
/** Seconds a visitor may take at the provider. */
const LOGIN_LIFE_SECONDS = 10 * 60;
const LOGINS_PER_MINUTE = 30;

interface PendingLogin extends LoginChecks {
  next: string;
}

const pendingLoginSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.string(),
});

/** `again` is for members who confirm by a login that it is them. */
const querySchema = z.looseObject({ next: z.optional(z.unknown()), again: z.optional(z.unknown()) });

/** A path of this site, or "/" for whatever could lead elsewhere. */
export function toSafePath(next: unknown): string {
  // A browser reads "/\evil" like "//evil", and drops tabs and newlines before it looks.
  if (typeof next !== "string" || !/^\/(?![/\\])[^\\\p{Cc}\p{Surrogate}]*$/u.test(next)) return "/";
  const base = "http://site.invalid";
  const url = new URL(next, base);
  const isPage = url.origin === base && !url.pathname.startsWith("//") && !/^\/api(\/|$)/.test(url.pathname);
  return isPage ? url.pathname + url.search + url.hash : "/";
}

/** Where visitors reach us: from the configuration, and on this machine alone from the request. */
function getOrigin(request: FastifyRequest, config: Config): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const name = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.exec(request.headers.host ?? "")?.[1] ?? "localhost";
  return `http://${name}:${request.socket.localPort}`;
}

function readPendingLogin(request: FastifyRequest, cookieName: string): PendingLogin | undefined {
  try {
    const text = Buffer.from(readCookie(request, cookieName) ?? "", "base64url").toString("utf8");
    return pendingLoginSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function registerProviderRoutes(app: App, deps: AppDeps, provider: OidcProvider): void {
  const { config, db, clock } = deps;
  const cookieName = getCookieName(config, "oidc_login");

  async function startLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    { next, isAgain }: { next: string; isAgain: boolean },
  ): Promise<string> {
    const { url, checks } = await provider.startLogin(`${getOrigin(request, config)}/api/callback`, { isAgain });
    const pending: PendingLogin = { ...checks, next };
    writeCookie(reply, cookieName, Buffer.from(JSON.stringify(pending)).toString("base64url"), {
      ...getCookieOptions(config),
      maxAge: LOGIN_LIFE_SECONDS,
    });
    return url.href;
  }

  async function finishLogin(request: FastifyRequest, reply: FastifyReply, pending: PendingLogin): Promise<string> {
    const identity = await provider.finishLogin(new URL(request.url, getOrigin(request, config)), pending);
    const user = await getOrCreateLinkedUser(db, identity, clock.now());
    if (user === undefined) return DIALOG_URL;
    if (user.isDisabled) {
      await startClosedVisit(reply, deps, user.id);
      return CLOSED_URL;
    }
    if (await startSecondStep(reply, deps, user)) return SECOND_STEP_URL;
    await startSession(request, reply, deps, user.id);
    await recordNetwork(request, deps, user.id);
    return toSafePath(pending.next);
  }

  app.get(
    "/api/login",
    {
      config: { access: "public", rateLimit: limitTo(config, LOGINS_PER_MINUTE, "1 minute") },
      schema: { summary: "Log in at the site's OpenID provider", querystring: querySchema },
    },
    async (request, reply) => {
      const { next, again } = request.query;
      try {
        return reply.redirect(await startLogin(request, reply, { next: toSafePath(next), isAgain: again === "true" }));
      } catch (error) {
        request.log.error({ err: error }, "the OpenID provider cannot be reached");
        return reply.redirect(toDialogUrl(next));
      }
    },
  );

  app.get(
    "/api/callback",
    {
      config: { access: "public", rateLimit: limitTo(config, LOGINS_PER_MINUTE, "1 minute") },
      schema: { summary: "The way back from the OpenID provider", querystring: z.looseObject({}) },
    },
    async (request, reply) => {
      const pending = readPendingLogin(request, cookieName);
      // Used up whatever comes of it: a code and its checks are good for one try.
      deleteCookie(reply, cookieName, getCookieOptions(config));
      if (pending === undefined) return reply.redirect(DIALOG_URL);
      try {
        return reply.redirect(await finishLogin(request, reply, pending));
      } catch (error) {
        request.log.warn({ err: error }, "a login through the OpenID provider failed");
        return reply.redirect(toDialogUrl(pending.next));
      }
    },
  );
}

export function registerOidcRoutes(app: App, deps: AppDeps): void {
  if (deps.config.oidc !== undefined) {
    registerProviderRoutes(app, deps, createOidcProvider(deps.config.oidc));
    return;
  }
  app.get(
    "/api/login",
    { config: { access: "public" }, schema: { summary: "Open the login dialog", querystring: querySchema } },
    async (request, reply) => reply.redirect(toDialogUrl(request.query.next)),
  );
}
