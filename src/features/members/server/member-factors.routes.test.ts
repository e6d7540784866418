import { beforeEach, describe, expect, it } from "vitest";
import { createFactors } from "#features/second-factor/server/second-factor.fixture.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";

const site = await buildTestApp();
const factors = createFactors(site);

let boss: TestMember;
let mod: TestMember;

beforeEach(async () => {
  boss = await site.registerAdmin("boss");
  mod = await site.registerModerator("mod");
});

async function readFactors() {
  const response = await site.inject({ url: "/api/admin/members/mod", headers: boss.headers });
  return response.json().secondFactors;
}

function take(factor: string, { password = boss.password, member = boss, name = "mod" } = {}) {
  const url = `/api/admin/members/${name}/second-factors/${factor}`;
  return site.inject({ method: "DELETE", url, headers: member.headers, payload: { password } });
}

describe("second factors of those who run the site", () => {
  it("stand on the member's page without a word of their secrets", async () => {
    expect(await readFactors()).toEqual({ passkeys: [], app: null, codesLeft: 0 });
    const { secret } = await factors.addApp(mod);
    await factors.addPasskey(mod);
    const read = await readFactors();
    expect(read).toMatchObject({ passkeys: [{ name: "Blue key", lastUsedAt: null }], codesLeft: 10 });
    expect(read.app.createdAt).toMatch(/^\d{4}-/);
    expect(JSON.stringify(read)).not.toContain(secret);
  });

  it("are taken away one by one when they are lost, noted by name, and with the last one the password is enough", async () => {
    await factors.addApp(mod);
    await factors.addPasskey(mod);
    const { passkeys } = await readFactors();
    expect((await take("app")).statusCode).toBe(204);
    expect(await readFactors()).toMatchObject({ app: null, codesLeft: 10 });
    expect((await factors.logIn(mod)).json().code).toBe("second_factor.needed");
    expect((await take(passkeys[0].id)).statusCode).toBe(204);
    expect(await readFactors()).toEqual({ passkeys: [], app: null, codesLeft: 0 });
    expect((await factors.logIn(mod)).statusCode).toBe(200);
    const { rows } = await site.pool.query(
      "SELECT target, details FROM admin_audit WHERE admin_id = $1 AND action = 'second-factor.removed' ORDER BY id",
      [boss.user.id],
    );
    expect(rows).toEqual([
      { target: mod.user.id, details: { what: "app" } },
      { target: mod.user.id, details: { what: "passkey" } },
    ]);
  });

  it("stay without the administrator's own password, for moderators, and where there is nothing to take", async () => {
    await factors.addApp(mod);
    const tries = [
      [{ factor: "app", password: "wrong-one" }, 403, "auth.password_wrong"],
      [{ factor: "app", password: "" }, 403, "auth.password_needed"],
      [{ factor: "app", member: mod }, 403, "access.admin_only"],
      [{ factor: "app", name: "nobody_here" }, 404, "members.not_found"],
      [{ factor: createId() }, 404, "second_factor.not_found"],
      [{ factor: "keys" }, 400, "text.malformed"],
    ] as const;
    for (const [{ factor, ...more }, status, code] of tries) {
      const response = await expectNothingChanged(site.pool, () => take(factor, more));
      expect([response.statusCode, response.json().code], factor).toEqual([status, code]);
    }
  });
});
