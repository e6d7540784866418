import { describe, expect, it } from "vitest";
import { isUsableHash, isWeakHash } from "./password-hash.rules.ts";

const TAIL = "c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA";

describe("a stored hash", () => {
  it.each([
    [`$argon2id$v=19$m=19456,t=2,p=1$${TAIL}`, true],
    [`$argon2id$v=19$m=65536,t=3,p=4$${TAIL}`, true],
    [`$argon2i$v=19$m=4096,t=3,p=1$${TAIL}`, true],
    [`$argon2id$v=19$m=4294967295,t=2,p=1$${TAIL}`, false],
    [`$argon2id$v=19$m=19456,t=4294967295,p=1$${TAIL}`, false],
    [`$argon2id$v=19$m=19456,t=2,p=255$${TAIL}`, false],
    [`$argon2id$v=19$m=19456,t=2,p=0$${TAIL}`, false],
    [`$argon2id$v=19$m=19456,t=0,p=1$${TAIL}`, false],
    [`$argon2id$v=19$m=19456,t=2,p=1$$`, false],
    ["$argon2id$v=19$m=19456", false],
    ["plain text", false],
    ["", false],
  ])("%s is usable: %s", (passwordHash, isUsable) => {
    expect(isUsableHash(passwordHash)).toBe(isUsable);
  });
});

describe("isWeakHash", () => {
  it.each([
    ["$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA", false],
    ["$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA", false],
    ["$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA", true],
    ["$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA", true],
    ["$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaA", true],
  ])("of %s is %s", (passwordHash, isWeak) => {
    expect(isWeakHash(passwordHash)).toBe(isWeak);
  });
});
