import { expect, it } from "vitest";
import { checkTranslation } from "./check-translation.ts";

const check = (text: string, translation: string, code: string) =>
  checkTranslation({ group: "home", id: "home.a", text, translation }, code);

it.each([
  ["{name} is here", "{name} ist da", "de", []],
  ["{name} is here", "ist da", "de", ["lacks {name}"]],
  ["Here", "{name} ist da", "de", ["has an unknown {name}"]],
  [
    "{count, plural, one {#} other {#}}",
    "{count, plural, one {#} other {#}}",
    "ru",
    ['lacks the plural form "few"', 'lacks the plural form "many"'],
  ],
  ["{count, plural, one {#} other {#}}", "{count, plural, one {#} other {#}}", "fr", []],
  [
    "{count, plural, one {{actor} comes} other {# come, {actor} last}}",
    "{count, plural, =1 {{actor}} other {#人、最後は {actor}}}",
    "ja",
    [],
  ],
  [
    "{count, plural, one {{actor} comes to {title}} other {# come to {title}}}",
    "{count, plural, =1 {{title} に一人} other {{actor}、{title} に #人}}",
    "ja",
    ['lacks {actor} where there is one: the form "=1" can say it'],
  ],
  [
    "{count, plural, one {{actor} comes} other {# come}}",
    "{count, plural, one {# kommt} other {{actor} und # andere}}",
    "de",
    ['lacks {actor} where there is one: the form "=1" can say it'],
  ],
  ["{days} days", "{days, plural, other {#日}}", "ja", []],
])("%s as %s in %s: %o", (text, translation, code, problems) => {
  expect(check(text, translation, code)).toEqual(problems);
});

it("says what cannot be read", () => {
  expect(check("Here", "{count, plural, one {#}", "de")[0]).toMatch(/^cannot be read: /);
});
