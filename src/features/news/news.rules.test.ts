import { describe, expect, it } from "vitest";
import { getNewsState, isSafeLink } from "./news.rules.ts";

describe("a link of the home page", () => {
  it.each(["/", "/stake", "/music#deck", "/api/static/a.pdf", "https://example.org", "https://example.org/a?b=c#d"])(
    "may lead to %s",
    (link) => expect(isSafeLink(link)).toBe(true),
  );

  it.each([
    "",
    "stake",
    "//evil.example",
    "/\\evil.example",
    "/a\nb",
    "http://example.org",
    "https:example.org",
    "https://",
    "https:///example.org",
    "https://user:pass@example.org",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "mailto:a@example.org",
    " https://example.org",
    "https://exa\u202emple.org",
  ])("does not lead to %j", (link) => expect(isSafeLink(link)).toBe(false));
});

describe("what has a day", () => {
  const day = (number: number) => new Date(Date.UTC(2026, 10, number));
  it.each([
    [null, null, "on"],
    [day(20), null, "on"],
    [day(23), null, "on"],
    [day(24), null, "waiting"],
    [null, day(24), "on"],
    [null, day(23), "over"],
    [day(20), day(21), "over"],
    [day(24), day(25), "waiting"],
  ] as const)("from %s until %s is %s", (fromAt, untilAt, state) => {
    expect(getNewsState({ fromAt, untilAt }, day(23))).toBe(state);
  });
});
