import { describe, expect, it } from "vitest";
import { hashPassword, isWeakHash, verifyPassword } from "./hash-password.usecase.ts";

describe("passwords", () => {
  it("match whatever Unicode form they are typed in", async () => {
    const passwordHash = await hashPassword("Ångström");
    expect(await verifyPassword(passwordHash, "A\u030Angstro\u0308m")).toBe(true);
    expect(await verifyPassword(passwordHash, "Angstrom")).toBe(false);
  });

  it("never match where there is no hash", async () => {
    expect(await verifyPassword(null, "BAGZ")).toBe(false);
    expect(await verifyPassword(undefined, "")).toBe(false);
  });

  it("are refused beyond the queue at once, and taken again afterwards", async () => {
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => hashPassword("chaos-1")));
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { "retry-after": "2" } } });
    expect(results.length - refused.length).toBeGreaterThanOrEqual(66);
    expect(await hashPassword("chaos-1")).toMatch(/^\$argon2id\$/);
  });
});

describe("isWeakHash", () => {
  it.each([
    ["$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA", false],
    ["$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHQ$aGFzaA", false],
    ["$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHQ$aGFzaA", true],
    ["$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA", true],
    ["$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA", true],
  ])("of %s is %s", (passwordHash, isWeak) => {
    expect(isWeakHash(passwordHash)).toBe(isWeak);
  });
});
