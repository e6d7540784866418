import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../../tests/support/build-test-app.ts";
import { buildMeme } from "../../../../tests/support/pictures.ts";

const site = await buildTestApp();
const url = "/api/admin/stats";

describe("GET /api/admin/stats", () => {
  it("counts members, actions and saved content", async () => {
    const boss = await site.registerAdmin();
    const vex = await site.register();
    await site.inject({
      method: "POST",
      url: "/api/actions/track",
      headers: vex.headers,
      payload: { userId: vex.user.id, actionType: "meme_generated" },
    });
    await site.inject({
      method: "POST",
      url: `/api/users/${vex.user.id}/content`,
      headers: vex.headers,
      payload: await buildMeme(),
    });
    const response = await site.inject({ url, headers: boss.headers });
    expect(response.json()).toEqual({ totalUsers: 2, totalActions: 1, totalContent: 1 });
  });

  it("needs a login", async () => {
    expect((await site.inject({ url })).statusCode).toBe(401);
  });

  it("needs an administrator, whatever the browser says", async () => {
    const { headers } = await site.register();
    const response = await site.inject({ url, headers: { ...headers, "x-is-admin": "true" } });
    expect(response.statusCode).toBe(403);
    expect(response.json().error).toBe("Administrator privileges required");
  });
});
