import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { Config } from "#server/config.ts";
import { createOutsideClient } from "#server/outside-client.ts";

/** Of any one call to the provider; its keys and claims are a few thousand bytes. */
const client = createOutsideClient({ name: "openid", timeoutMs: 5000, maxBytes: 256 * 1024 });

const fetchFromProvider: CustomFetch = (url, { method, headers, body, signal }) =>
  client.call(
    { url, method: method === "POST" ? "POST" : "GET", headers, body: body?.toString(), signal },
    async (answer) => {
      const answerHeaders = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      return new Response((await answer.readText()) || null, {
        status: answer.status,
        headers: Object.fromEntries(answerHeaders),
      });
    },
  );

/** What must be the same when the visitor comes back. */
export interface LoginChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Who the provider says the visitor is; only issuer and subject are proof, the names are what is preferred. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  preferredNames: string[];
}

export interface OidcProvider {
  startLogin(redirectUri: string, options: { isAgain: boolean }): Promise<{ url: URL; checks: LoginChecks }>;
  finishLogin(callbackUrl: URL, checks: LoginChecks): Promise<ProviderIdentity>;
}

type OidcSettings = NonNullable<Config["oidc"]>;

/** Basic is what the standard takes when a provider does not say, so it goes first. */
function chooseClientAuth(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None();
  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const authenticate = methods.includes("client_secret_basic") ? ClientSecretBasic(secret) : ClientSecretPost(secret);
    return authenticate(server, client, body, headers);
  };
}

function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const server = new URL(issuer);
  return discovery(server, clientId, undefined, chooseClientAuth(clientSecret), {
    [customFetch]: fetchFromProvider,
    // Only an operator can name an http issuer: one on this machine or in the same private network.
    execute: server.protocol === "http:" ? [allowInsecureRequests] : [],
  });
}

/** Asks the provider about itself; throws when there is none under this address. */
export async function askProvider(settings: OidcSettings): Promise<void> {
  await discover(settings);
}

function listNames(claims: Record<string, unknown>): string[] {
  const email = typeof claims.email === "string" ? claims.email.split("@")[0] : undefined;
  const names = [claims.preferred_username, claims.nickname, claims.name, email];
  return names.filter((name): name is string => typeof name === "string" && name !== "");
}

/** The OpenID provider of the configuration; it is asked about itself at the first login. */
export function createOidcProvider(settings: OidcSettings): OidcProvider {
  let discovered: Promise<Configuration> | undefined;

  function getConfiguration(): Promise<Configuration> {
    if (discovered === undefined) {
      discovered = discover(settings);
      discovered.catch(() => {
        discovered = undefined;
      });
    }
    return discovered;
  }

  return {
    async startLogin(redirectUri, { isAgain }) {
      const configuration = await getConfiguration();
      const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: "openid profile",
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: "S256",
        state: checks.state,
        nonce: checks.nonce,
        // Whoever is logged in at the provider still has to show it.
        ...(isAgain && { prompt: "login" }),
      });
      return { url, checks };
    },

    async finishLogin(callbackUrl, { state, nonce, codeVerifier }) {
      const configuration = await getConfiguration();
      const tokens = await authorizationCodeGrant(configuration, callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error("the provider sent no identity");
      const named = listNames(claims);
      const asked = named.length > 0 ? {} : await fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return { issuer: claims.iss, subject: claims.sub, preferredNames: [...named, ...listNames(asked)] };
    },
  };
}
