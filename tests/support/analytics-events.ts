import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import type { TestApp, TestMember } from "./build-test-app.ts";
import { createAddress } from "./build-test-app.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

/** Sends events as a page does, and reads what became of them. */
export function createAnalytics(site: TestApp) {
  function buildEvent(values: object = {}) {
    return {
      id: randomUUID(),
      event: "page_view",
      properties: { path: "/" },
      timestamp: site.clock.now().toISOString(),
      sessionId: randomUUID(),
      userId: null,
      ...values,
    };
  }

  /** From an address of its own, unless the options name one. */
  function send(events: unknown, member?: TestMember, options: Partial<InjectOptions> = {}) {
    return site.inject({
      method: "POST",
      url: "/api/analytics",
      remoteAddress: createAddress(),
      payload: { events },
      ...options,
      headers: { "user-agent": BROWSER, ...member?.headers, ...options.headers },
    });
  }

  async function listRows() {
    const { rows } = await site.pool.query(
      "SELECT id, event, properties, occurred_at, session_id, user_id FROM analytics_events ORDER BY occurred_at, id",
    );
    return rows;
  }

  async function listCounts(): Promise<[string, string, number][]> {
    const { rows } = await site.pool.query("SELECT day::text, event, count FROM analytics_days ORDER BY day, event");
    return rows.map(({ day, event, count }) => [day, event, count]);
  }

  return { buildEvent, send, listRows, listCounts };
}
