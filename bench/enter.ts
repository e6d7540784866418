/** How benches come to a member and to headers that the site takes. */
import type { BenchServer } from "./servers.ts";

export function getJsonHeaders({ origin }: BenchServer) {
  return { origin: origin.replace("127.0.0.1", "localhost"), "content-type": "application/json" };
}

export function readCookies(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
}

export async function join(site: BenchServer, username: string) {
  const headers = getJsonHeaders(site);
  const body = JSON.stringify({ username, password: "stack-it-6" });
  const answer = await fetch(`${site.origin}/api/users/register`, { method: "POST", headers, body });
  if (answer.status !== 201) throw new Error(`registration answered ${answer.status}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  return { id: user.id, headers: { ...headers, cookie: readCookies(answer) } };
}
