import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";

const site = await buildTestApp();

describe("POST /api/admin/sql on a site without a login for it", () => {
  it("answers 503 with what to set, and records the try", async () => {
    const { headers } = await site.registerAdmin();
    const response = await site.inject({
      method: "POST",
      url: "/api/admin/sql",
      headers,
      payload: { query: "SELECT 1" },
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      error: expect.stringContaining("CONSOLE_DATABASE_URL"),
      code: "console.off",
    });
    const { rows } = await site.pool.query("SELECT outcome, reason FROM console_runs");
    expect(rows).toEqual([{ outcome: "refused", reason: "console.off" }]);
  });
});
