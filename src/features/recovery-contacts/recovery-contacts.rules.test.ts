import { describe, expect, it } from "vitest";
import { findContactProblem, normalizeContact } from "./recovery-contacts.rules.ts";

describe("normalizeContact", () => {
  it.each([
    ["email", " Vex@Example.COM ", "vex@example.com"],
    ["sms", "+44 (7700) 900-123", "+447700900123"],
    ["sms", "0044 7700/900.123", "+447700900123"],
  ] as const)("makes %s %j into %j", (method, typed, contact) => {
    expect(normalizeContact(method, typed)).toBe(contact);
  });
});

describe("findContactProblem", () => {
  it.each([
    ["email", "vex@example.com", undefined],
    ["email", "vex+chaos@mail.example.co", undefined],
    ["email", "vex", "contact.email"],
    ["email", "vex@localhost", "contact.email"],
    ["email", "vex@example.com,rex@example.com", "contact.email"],
    ["email", "vex@exam ple.com", "contact.email"],
    ["email", '"vex"@example.com', "contact.email"],
    ["email", "<vex@example.com>", "contact.email"],
    ["email", "vex@127.0.0.10", "contact.email"],
    ["email", "vex@-example.com", "contact.email"],
    ["email", `${"v".repeat(64)}@${"e".repeat(60)}.${"e".repeat(60)}.${"e".repeat(60)}.example.com`, "contact.email"],
    ["sms", "+447700900123", undefined],
    ["sms", "447700900123", "contact.phone"],
    ["sms", "+123", "contact.phone"],
    ["sms", "+4477009001234567", "contact.phone"],
    ["sms", "+44770090012a", "contact.phone"],
    ["sms", "+19005550123", "contact.phone_unreachable"],
    ["sms", "+881612345678", "contact.phone_unreachable"],
  ] as const)("of %s %j is %s", (method, contact, code) => {
    expect(findContactProblem(method, contact)?.code).toBe(code);
  });
});
