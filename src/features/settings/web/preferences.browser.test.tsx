import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildWebUser, renderPage } from "../../../../tests/support/web/render-page.tsx";
import { type ApiAnswer, type ApiStubs, answer, refuse } from "../../../../tests/support/web/stub-api.ts";
import { DEFAULT_PREFERENCES, mergePreferences } from "../preferences.rules.ts";
import { type ChangedPreferences, preferencesAnswerSchema } from "../preferences.schema.ts";
import { useChangePreferences, usePreferences } from "./preferences.api.ts";

const zipgrin = buildWebUser();
const READ = `GET /api/users/${zipgrin.id}/preferences` as const;
const SAVE = `PUT /api/users/${zipgrin.id}/preferences` as const;

function Probe() {
  const { preferences, isLoaded } = usePreferences();
  const change = useChangePreferences();
  return (
    <>
      <p role="status">{`${preferences.theme} ${preferences.autoSaveContent} ${isLoaded}`}</p>
      <button type="button" onClick={() => void change({ theme: "neon" })}>
        Neon
      </button>
      <button type="button" onClick={() => void change({ theme: "dark" })}>
        Dark
      </button>
      <button type="button" onClick={() => void change({ autoSaveContent: false })}>
        Save nothing
      </button>
    </>
  );
}

const shown = page.getByRole("status");

function answerWith(changed: ChangedPreferences): ApiAnswer {
  return answer(preferencesAnswerSchema, { preferences: mergePreferences(DEFAULT_PREFERENCES, changed) });
}

/** Answers that the test gives when it wants to, in the order of the calls. */
function holdBack() {
  const waiting: ((given: ApiAnswer) => void)[] = [];
  return {
    stub: () => new Promise<ApiAnswer>((resolve) => waiting.push(resolve)),
    give: async (given: ApiAnswer) => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.(given);
    },
  };
}

async function open(api: ApiStubs = {}) {
  const rendered = await renderPage(<Probe />, { user: zipgrin, api: { [READ]: answerWith({}), ...api } });
  await expect.element(shown).toHaveTextContent("cyberpunk true true");
  return rendered;
}

async function expectToast(title: string, text: string) {
  await expect.element(page.getByRole("listitem").filter({ hasText: title })).toHaveTextContent(text);
}

beforeEach(() => page.viewport(1440, 900));

describe("preferences", () => {
  it("are the defaults for a visitor, who can change nothing", async () => {
    const { api } = await renderPage(<Probe />);
    await expect.element(shown).toHaveTextContent("cyberpunk true false");
    await page.getByRole("button", { name: "Neon" }).click();
    await expect.element(shown).toHaveTextContent("cyberpunk true false");
    expect(api.countOf(SAVE)).toBe(0);
  });

  it("show a change before the server has answered, send only the changed field and say that it is saved", async () => {
    const held = holdBack();
    const { api } = await open({ [SAVE]: held.stub });
    await page.getByRole("button", { name: "Neon" }).click();
    await expect.element(shown).toHaveTextContent("neon true");
    await held.give(answerWith({ theme: "neon" }));
    await expectToast("Preferences Updated", "Your settings have been saved successfully");
    await expect.element(shown).toHaveTextContent("neon true");
    expect(api.bodiesOf(SAVE)).toEqual([{ theme: "neon" }]);
  });

  it("go back to what was saved when the server refuses", async () => {
    const held = holdBack();
    await open({ [SAVE]: held.stub });
    await page.getByRole("button", { name: "Neon" }).click();
    await expect.element(shown).toHaveTextContent("neon");
    await held.give(refuse(503, "server.busy", "The house is busy."));
    await expectToast("Update Failed", "Failed to save preferences. Please try again.");
    await expect.element(shown).toHaveTextContent("cyberpunk true");
  });

  it("are saved one after the other, so that a late answer takes nothing back", async () => {
    const held = holdBack();
    const { api } = await open({ [SAVE]: held.stub });
    await page.getByRole("button", { name: "Neon" }).click();
    await page.getByRole("button", { name: "Save nothing" }).click();
    await page.getByRole("button", { name: "Dark" }).click();
    await expect.element(shown).toHaveTextContent("dark false");
    expect(api.countOf(SAVE)).toBe(1);
    await held.give(answerWith({ theme: "neon" }));
    await held.give(refuse(503, "server.busy", "The house is busy."));
    await expect.element(shown).toHaveTextContent("dark true");
    await held.give(refuse(503, "server.busy", "The house is busy."));
    await expect.element(shown).toHaveTextContent("neon true");
    expect(api.countOf(SAVE)).toBe(3);
  });
});
