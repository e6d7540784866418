import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";

export const OIDC_CLIENT = { clientId: "bagz-site", clientSecret: "a-secret-of-the-test" };

export interface OidcTestProvider {
  issuer: string;
  /** Who logs in next, and how the provider calls them. */
  visitor: { subject: string; preferredUsername?: string };
  /** Goes through the provider's pages like a browser and returns the address that leads back to the site. */
  logIn(authorizationUrl: string): Promise<URL>;
  close(): Promise<void>;
}

/** Follows redirects inside the provider with its cookies, up to the one that leaves it. */
async function followInside(issuer: string, start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  for (let url = new URL(start), hops = 0; hops < 10; hops += 1) {
    if (url.origin !== issuer) return url;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  throw new Error("the provider redirects in circles");
}

/** The library warns at once about its age check and its memory store, which are what a test wants. */
async function createQuietly(issuer: string, configuration: object) {
  const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
  try {
    const { Provider } = await import("oidc-provider");
    return new Provider(issuer, configuration);
  } finally {
    warnings.mockRestore();
  }
}

/** A real OpenID provider on this machine, which asks nobody for a password. */
export async function startOidcProvider(redirectUri: string): Promise<OidcTestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const visitor: OidcTestProvider["visitor"] = { subject: "subject-1" };
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = await createQuietly(issuer, {
    clients: [
      { client_id: OIDC_CLIENT.clientId, client_secret: OIDC_CLIENT.clientSecret, redirect_uris: [redirectUri] },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    cookies: { keys: ["a-key-of-the-test"] },
    claims: { profile: ["preferred_username"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: async () => ({ sub: accountId, preferred_username: visitor.preferredUsername }),
    }),
  });
  const answer = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: visitor.subject, clientId: params.client_id });
    grant.addOIDCScope("openid profile");
    const consent = { grantId: await grant.save() };
    await provider.interactionFinished(request, response, { login: { accountId: visitor.subject }, consent });
  });
  return {
    issuer,
    visitor,
    logIn: (authorizationUrl) => followInside(issuer, authorizationUrl),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
