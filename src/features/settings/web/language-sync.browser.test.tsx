import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGE_KEY } from "#shared/languages.ts";
import { setLocale } from "#web/i18n/locale.ts";
import { buildWebUser } from "../../../../tests/support/web/render-page.tsx";
import { renderSite } from "../../../../tests/support/web/render-site.tsx";
import { answer } from "../../../../tests/support/web/stub-api.ts";
import { stubPreferences } from "../../../../tests/support/web/stub-preferences.ts";
import { DEFAULT_PREFERENCES } from "../preferences.rules.ts";
import { preferencesAnswerSchema } from "../preferences.schema.ts";

const zipgrin = buildWebUser();
/** A language that lacks nothing, and says it in English. */
const everyText = new Proxy({}, { has: () => true });

afterEach(() => setLocale("en", {}));

describe("the language of letters", () => {
  it("is the one that the member chose for the site", async () => {
    localStorage.setItem(LANGUAGE_KEY, "de");
    setLocale("de", everyText);
    const put = `PUT /api/users/${zipgrin.id}/preferences` as const;
    const saved = answer(preferencesAnswerSchema, { preferences: { ...DEFAULT_PREFERENCES, language: "de" } });
    const { api } = await renderSite({
      path: "/no-such-page",
      user: zipgrin,
      api: { ...stubPreferences(zipgrin), [put]: saved },
    });
    await expect.poll(() => api.bodiesOf(put)).toEqual([{ language: "de" }]);
  });

  it("is not told again", async () => {
    localStorage.setItem(LANGUAGE_KEY, "de");
    setLocale("de", everyText);
    const get = `GET /api/users/${zipgrin.id}/preferences` as const;
    const preferences = { ...DEFAULT_PREFERENCES, language: "de" as const };
    const { api } = await renderSite({
      path: "/no-such-page",
      user: zipgrin,
      api: stubPreferences(zipgrin, preferences),
    });
    await expect.poll(() => api.countOf(get)).toBeGreaterThan(0);
    expect(api.countOf(`PUT /api/users/${zipgrin.id}/preferences`)).toBe(0);
  });
});
