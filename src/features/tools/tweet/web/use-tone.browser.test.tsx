import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DEFAULT_PREFERENCES } from "#features/settings/preferences.rules.ts";
import { buildWebUser, renderPage } from "../../../../../tests/support/web/render-page.tsx";
import { stubPreferences } from "../../../../../tests/support/web/stub-preferences.ts";
import { TonePicker } from "./tone-picker.tsx";
import { useTone } from "./use-tone.ts";

const member = buildWebUser();

function Probe() {
  const [tone, setTone] = useTone();
  return <TonePicker tone={tone} onPick={setTone} />;
}

async function expectTone(name: string) {
  await expect.element(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
}

describe("the tone of the tweet tool", () => {
  it("starts with the one of a member's settings; a pick holds for the visit and changes neither setting nor browser", async () => {
    localStorage.setItem("site-tweet-tone", "technical");
    const preferences = { ...DEFAULT_PREFERENCES, preferredTweetTone: "mysterious" } as const;
    await renderPage(<Probe />, { user: member, api: stubPreferences(member, preferences) });
    await expectTone("Mysterious");
    await page.getByRole("button", { name: "Street" }).click();
    await expectTone("Street");
    expect(localStorage.getItem("site-tweet-tone")).toBe("technical");
  });

  it("is remembered by a visitor's browser", async () => {
    const { screen } = await renderPage(<Probe />);
    await expectTone("Bullish");
    await page.getByRole("button", { name: "Street" }).click();
    await screen.unmount();
    await renderPage(<Probe />);
    await expectTone("Street");
  });
});
