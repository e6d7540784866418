import webPush from "web-push";
import { getSiteOrigin } from "#server/config.ts";
import type { AppDeps } from "#server/deps.ts";
import type { MessageSender } from "#server/message-senders.ts";
import { createOutsideClient, type OutsideClient } from "#server/outside-client.ts";
import { PUSH_LIFE_MS } from "../push.rules.ts";
import { deleteEndpoint, getSubscription } from "./push.repository.ts";

const LIMITS = { timeoutMs: 10_000, maxBytes: 64 * 1024 };
/** The browser has taken its word back, or is no more. */
const GONE = [404, 410];

/** Whom a push service may write to about us: the site where it has an address of its own. */
function getContact(origin: string): string {
  return origin.startsWith("https:") ? origin : "mailto:nobody@localhost";
}

/** Sends to the browser behind a session, encrypted for it alone; undefined on a site without keys. */
export function createPushSender(
  { db, config }: Pick<AppDeps, "db" | "config">,
  client: Pick<OutsideClient, "call"> = createOutsideClient({ name: "push", ...LIMITS }),
): MessageSender | undefined {
  const { push } = config;
  if (push === undefined) return undefined;
  const vapidDetails = { ...push, subject: getContact(getSiteOrigin(config)) };
  return async ({ id, recipient, body }) => {
    const found = await getSubscription(db, recipient, push.publicKey);
    if (found === undefined) return;
    const { endpoint, ...keys } = found;
    // The same topic at each try: a service that has the first one not yet delivered keeps one of them.
    const topic = id.replaceAll("-", "");
    const TTL = PUSH_LIFE_MS / 1000;
    const request = webPush.generateRequestDetails({ endpoint, keys }, body, { vapidDetails, TTL, topic });
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const answer = { url: endpoint, method: "POST" as const, headers, body: request.body ?? "" };
    const status = await client.call(answer, async (response) => response.status);
    if (GONE.includes(status)) await deleteEndpoint(db, endpoint);
    else if (status < 200 || status >= 300)
      throw Object.assign(new Error("the push service refused"), { code: "PUSH", responseCode: status });
  };
}
