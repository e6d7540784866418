import { describe, expect, it } from "vitest";
import { type Access, type DeclaredRoute, listDeclaredRoutes } from "#server/plugins/access.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../support/build-test-app.ts";

const site = await buildTestApp();
const routes = listDeclaredRoutes(site.app).filter(({ method }) => method !== "HEAD" && method !== "OPTIONS");

const CALLERS = ["visitor", "member", "stranger", "moderator", "administrator"] as const;
type Caller = (typeof CALLERS)[number];
type Outcome = "session.missing" | "access.denied" | "access.moderator_only" | "access.admin_only" | "let in";

/**
 * What each caller hears from a route of each access; paths with an id name the member, who is nobody of the others. A new kind of access has no
 * row here, and does not compile.
 */
const EXPECTED: Record<Access, Record<Caller, Outcome>> = {
  public: {
    visitor: "let in",
    member: "let in",
    stranger: "let in",
    moderator: "let in",
    administrator: "let in",
  },
  user: {
    visitor: "session.missing",
    member: "let in",
    stranger: "let in",
    moderator: "let in",
    administrator: "let in",
  },
  self: {
    visitor: "session.missing",
    member: "let in",
    stranger: "access.denied",
    moderator: "access.denied",
    administrator: "access.denied",
  },
  moderator: {
    visitor: "session.missing",
    member: "access.moderator_only",
    stranger: "access.moderator_only",
    moderator: "let in",
    administrator: "let in",
  },
  admin: {
    visitor: "session.missing",
    member: "access.admin_only",
    stranger: "access.admin_only",
    moderator: "access.admin_only",
    administrator: "let in",
  },
};

const REFUSALS = new Set<string>(["session.missing", "access.denied", "access.moderator_only", "access.admin_only"]);

function describeRoute({ method, url }: DeclaredRoute): string {
  return `${method} ${url}`;
}

async function call(route: DeclaredRoute, ownerId: string, caller?: TestMember): Promise<Outcome> {
  // Asked plainly, a public route tells a visitor in the words of a refusal that nobody is logged in.
  const query = route.url === "/api/auth/me" ? "?optional=true" : "";
  const url = route.url.replace(":id", ownerId).replace(/:\w+/g, () => createId()) + query;
  const hasBody = route.method !== "GET" && route.method !== "DELETE";
  const response = await site.inject({
    method: route.method as "GET",
    url,
    headers: caller?.headers ?? {},
    ...(hasBody && { payload: { userId: caller?.user.id } }),
  });
  if (response.statusCode !== 401 && response.statusCode !== 403) return "let in";
  const { code } = response.json<{ code: string }>();
  return REFUSALS.has(code) ? (code as Outcome) : "let in";
}

const registrations: Record<Exclude<Caller, "visitor">, () => Promise<TestMember>> = {
  member: () => site.register(),
  stranger: () => site.register(),
  moderator: () => site.registerModerator(),
  administrator: () => site.registerAdmin(),
};

/** Some routes end the caller's session, or the caller: the next one is called by somebody new of the same role. */
async function createCaller(caller: Caller): Promise<() => Promise<TestMember | undefined>> {
  if (caller === "visitor") return async () => undefined;
  let member = await registrations[caller]();
  return async () => {
    const { statusCode } = await site.inject({ url: "/api/auth/me", headers: member.headers });
    if (statusCode !== 200) member = await registrations[caller]();
    return member;
  };
}

describe("every route and every role", () => {
  it.each(CALLERS)("let in or refuse %s by what the route declares, without a gap", async (caller) => {
    const findCaller = await createCaller(caller);
    const met: string[] = [];
    const wanted: string[] = [];
    for (const route of routes) {
      const member = await findCaller();
      const ownerId = caller === "member" && member ? member.user.id : createId();
      met.push(`${describeRoute(route)}: ${await call(route, ownerId, member)}`);
      wanted.push(`${describeRoute(route)}: ${EXPECTED[route.access][caller]}`);
    }
    expect(met).toEqual(wanted);
  });

  it("keep console, roles, payouts, uploads, awards and second factors from moderators", () => {
    const closed = routes.filter(({ access }) => access === "admin").map(describeRoute);
    for (const part of [
      "/sql",
      "/role",
      "/months/",
      "/upload",
      "/awards",
      "/member-ban",
      "/second-factors",
      "/news",
      "/tracks",
    ]) {
      expect(closed.filter((route) => route.includes(part)).length, part).toBeGreaterThan(0);
    }
    const back = routes.filter(({ url }) => url.startsWith("/api/admin/"));
    expect(back.filter(({ access }) => access !== "admin").map(describeRoute)).toEqual([]);
  });
});
