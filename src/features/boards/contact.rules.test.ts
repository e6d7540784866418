import { describe, expect, it } from "vitest";
import { mapFields, publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { chooseContact, readContact } from "./contact.rules.ts";

describe("a contact", () => {
  it.each([
    ["@vex", "@vex", "https://x.com/vex"],
    [`@${"a".repeat(32)}`, `@${"a".repeat(32)}`, `https://x.com/${"a".repeat(32)}`],
    ["telegram:@vex_1", "@vex_1", "https://t.me/vex_1"],
    ["TG: @vex", "@vex", "https://t.me/vex"],
  ])("E102 %s is a link", (text, shown, href) => {
    expect(readContact(text)).toEqual({ text: shown, href });
  });

  it.each([
    "vex",
    "@",
    `@${"a".repeat(33)}`,
    "@a/../evil",
    "@a?x",
    "@evil.com",
    "@a b",
    "@a\n",
    "@<b>",
    "@\u202eevil",
    "@аdmin",
    "javascript:alert(1)",
    "https://evil.example",
    "telegram:vex",
    "tg:@a@b",
    "data:text/html,@a",
  ])("E102 %j is only a text", (text) => {
    expect(readContact(text)).toEqual({ text, href: null });
  });

  it("that is blank is the profile's: X, else Telegram, else the name here", () => {
    const nameOnly = { username: "vex", ...mapFields(publicProfileFields, () => null) };
    const profile = { ...nameOnly, xUsername: "vex_x", telegramUsername: "vex_tg" };
    expect(chooseContact("", profile).href).toBe("https://x.com/vex_x");
    expect(chooseContact("", { ...profile, xUsername: null }).href).toBe("https://t.me/vex_tg");
    expect(chooseContact("", nameOnly)).toEqual({ text: "@vex on the site", href: null });
    expect(chooseContact("call me", profile)).toEqual({ text: "call me", href: null });
  });
});
