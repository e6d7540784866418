import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./hash-password.usecase.ts";

const log = pino({ level: "silent" });

function verify(passwordHash: string | null | undefined, password: string) {
  return verifyPassword({ log }, { userId: undefined, passwordHash, password });
}

describe("passwords", () => {
  it("match whatever Unicode form they are typed in", async () => {
    const passwordHash = await hashPassword("Ångström");
    expect(await verify(passwordHash, "A\u030Angstro\u0308m")).toBe(true);
    expect(await verify(passwordHash, "Angstrom")).toBe(false);
  });

  it("never match where there is no hash", async () => {
    expect(await verify(null, "BAGZ")).toBe(false);
    expect(await verify(undefined, "")).toBe(false);
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
