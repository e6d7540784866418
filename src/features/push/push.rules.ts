/** Characters of an address; those of today's services have about 200. */
export const ENDPOINT_MAX = 1000;

/** Where the browsers of this world have themselves woken; a name that begins with a dot stands for all below it. */
const PUSH_HOSTS = ["fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"];

/**
 * Whether an address is one of a browser's own push service. The server will post to it, and a member gives it: any other
 * name could lead into our own network.
 */
export function isPushEndpoint(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") return false;
  return PUSH_HOSTS.some((host) => (host.startsWith(".") ? hostname.endsWith(host) : hostname === host));
}

/** So long a member who looks at the site has to see news before a device tells them. */
export const PUSH_AFTER_MS = 10_000;
/** What is older when it could be sent is no news any more. */
export const PUSH_WITHIN_MS = 60 * 60 * 1000;
/** What a device that is off is told when it is on again. */
export const PUSH_LIFE_MS = 12 * 60 * 60 * 1000;
