import { describe, expect, it } from "vitest";
import { createOfflineAnswer, fillOfflinePage } from "./offline-answer.ts";

const row = (path: string) => `<li data-page="${path}"><a href="${path}">Name</a></li>`;
const page = (rows: string) => `<h1>UNPLUGGED</h1><section data-cached=""><ul>${rows}</ul></section><p>End</p>`;

describe("the offline page", () => {
  it("lists the kept pages alone", () => {
    const html = page(row("/") + row("/tools") + row("/roadmap"));
    expect(fillOfflinePage(html, new Set(["/", "/roadmap"]))).toBe(page(row("/") + row("/roadmap")));
  });

  it("has no list where nothing is kept", () => {
    expect(fillOfflinePage(page(row("/")), new Set())).toBe("<h1>UNPLUGGED</h1><p>End</p>");
  });

  it("answers 503 with the policy of its built page, and is kept by nobody", async () => {
    const built = new Response(page(row("/")), {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'",
        "content-encoding": "br",
        "cache-control": "public, max-age=60",
        etag: '"1"',
      },
    });
    const answer = await createOfflineAnswer(built, new Set(["/"]));
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'",
      "cache-control": "no-store",
    });
    expect(await answer.text()).toContain('data-page="/"');
  });
});
