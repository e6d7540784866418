import { describe, expect, it } from "vitest";
import { createResetToken, hashTypedToken } from "./reset-token.rules.ts";

describe("reset tokens", () => {
  it("for e-mail carry 256 bits and are taken only exactly", () => {
    const { token, tokenHash } = createResetToken("email");
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(hashTypedToken(` ${token}\n`)).toBe(tokenHash);
    expect(hashTypedToken(`${token}x`)).toBeUndefined();
  });

  it("for text messages carry 80 bits and forgive how they are typed", () => {
    const { token, tokenHash } = createResetToken("sms");
    expect(token).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(hashTypedToken(token.toLowerCase().replaceAll("-", " ").replaceAll("0", "o"))).toBe(tokenHash);
  });

  it("are never looked for in what cannot be one", () => {
    for (const typed of ["", "abc", "x".repeat(1_000_000), "\0".repeat(43)]) {
      expect(hashTypedToken(typed)).toBeUndefined();
    }
  });
});
