import { describe, expect, it } from "vitest";
import { buildTestApp } from "../support/build-test-app.ts";
import { HOUR_MS } from "../support/fake-clock.ts";

const site = await buildTestApp();

describe("an administrator who wants points", () => {
  it("gets none: not alone, not with another one, not from a role that is gone", async () => {
    const [boss, other] = [await site.registerAdmin("warden"), await site.registerAdmin("porter")];
    const give = (giver: typeof boss, name: string) =>
      site.inject({
        method: "POST",
        url: `/api/admin/members/${name}/awards`,
        headers: giver.headers,
        payload: { points: 50, reason: "Because" },
      });
    expect((await give(boss, "warden")).statusCode).toBe(409);
    expect((await give(boss, "@Warden")).statusCode).toBe(409);
    expect((await give(other, "warden")).statusCode).toBe(409);
    await site.register("vex");
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => give(index % 2 ? boss : other, "vex")));
    expect(answers.filter((answer) => answer.json().awarded === 50)).toHaveLength(1);
    site.clock.advance(HOUR_MS);
    expect((await give(other, "vex")).json()).toEqual({ username: "vex", awarded: 0, totalPoints: 50 });
    await site.pool.query("UPDATE users SET is_admin = false WHERE username = 'warden'");
    expect((await give(boss, "vex")).statusCode).toBe(403);
  });
});
