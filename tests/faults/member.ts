/** A member over HTTP, as a browser is one. */
import { randomUUID } from "node:crypto";

export interface Member {
  id: string;
  username: string;
  /** Asks as this member; the answer is read to its end. */
  call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<{ status: number; body: unknown }>;
  headers: Record<string, string>;
}

const PASSWORD = "chaos-villain";

/** Registers somebody, or logs in whoever is named. */
export async function enter(url: string, login?: { username: string; password: string }): Promise<Member> {
  const { origin } = new URL(url);
  const username = login?.username ?? `m${randomUUID().replaceAll("-", "").slice(0, 18)}`;
  const answer = await fetch(`${url}${login ? "/api/auth/login" : "/api/users/register"}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ username, password: login?.password ?? PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${username} does not get in: ${answer.status} ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((setCookie) => setCookie.split(";")[0])
    .join("; ");
  const headers = { origin, cookie };
  return {
    id: user.id,
    username,
    headers,
    async call(method, path, body, signal) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: body === undefined ? headers : { ...headers, "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: signal ?? AbortSignal.timeout(60_000),
      });
      const isJson = response.headers.get("content-type")?.includes("json") ?? false;
      return { status: response.status, body: isJson ? await response.json() : await response.arrayBuffer() };
    },
  };
}
