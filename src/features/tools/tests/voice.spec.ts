import { findTestBrowser, TEST_BROWSER_ARGS } from "../../../../scripts/find-browser.ts";
import { expect, test } from "../../../../tests/e2e/site.ts";
import { SPOKEN_FILE } from "../../../../tests/support/voice-recordings.ts";
import { isSilent, readWav, SAMPLE_RATE } from "../voice/wav.rules.ts";

const executablePath = findTestBrowser();

/** A microphone without a person: Chromium plays the fixture into it again and again. */
test.use({
  launchOptions: {
    ...(executablePath !== undefined && { executablePath }),
    args: [
      ...TEST_BROWSER_ARGS,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${SPOKEN_FILE}`,
    ],
  },
});

test("a visitor speaks, and the words stand in the fields of the meme, to be changed", async ({ page, site }) => {
  site.speech.calls.length = 0;
  site.speech.hear("Diamond hands to the moon.");
  await page.goto("/tools?tool=meme");
  await page.getByRole("button", { name: "Say it" }).click();
  const stop = page.getByRole("button", { name: /^Stop 0:0[4-9]/ });
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(page.getByText("Heard you", { exact: true })).toBeVisible();
  const top = page.getByRole("textbox", { name: "Top text" });
  await expect(top).toHaveValue(/diamond hands/i);
  await expect(page.getByRole("textbox", { name: "Bottom text" })).toHaveValue(/to the moon/i);
  await top.fill("Paper hands");
  await expect(page.getByRole("button", { name: "Top text: Paper hands" })).toBeVisible();

  const { samples = new Int16Array() } = readWav(site.speech.calls[0]?.bytes ?? new Uint8Array());
  expect(samples.length / SAMPLE_RATE, "seconds of sound").toBeGreaterThan(1.5);
  expect(isSilent(samples)).toBe(false);
});

test("what was not understood is said, and the microphone is free again", async ({ page, site }) => {
  site.speech.hear("Thank you for watching!");
  await page.goto("/tools?tool=meme");
  // The answer without words is a 422, which the browser writes into its console.
  page.removeAllListeners("console");
  await page.getByRole("button", { name: "Say it" }).click();
  await page.getByRole("button", { name: /^Stop 0:0[1-9]/ }).click();
  await expect(page.getByText("Voice Processing Failed", { exact: true })).toBeVisible();
  await expect(page.getByText("Try speaking more clearly or check your connection", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Say it" })).toBeEnabled();
});

test("what was said on a dead line is still here when the line is back, and goes through by one press", async ({
  page,
  site,
}) => {
  site.speech.calls.length = 0;
  site.speech.hear("Diamond hands to the moon.");
  await page.goto("/tools?tool=meme");
  await expect(page.getByText(/the speech service that it asks/)).toBeVisible();
  await page.getByRole("button", { name: "Say it" }).click();
  const stop = page.getByRole("button", { name: /^Stop 0:0[2-9]/ });
  await expect(stop).toBeVisible();
  await page.context().setOffline(true);
  await stop.click();
  await expect(page.getByText("Voice Processing Failed", { exact: true })).toBeVisible();
  await expect(page.getByText(/Your recording is still here/)).toBeVisible();
  expect(site.speech.calls).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByRole("textbox", { name: "Top text" })).toHaveValue(/diamond hands/i);
  const { samples = new Int16Array() } = readWav(site.speech.calls[0]?.bytes ?? new Uint8Array());
  expect(isSilent(samples)).toBe(false);
});

test("where nobody can listen the page says so before anybody speaks, and takes typed words for the lines", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) Object.assign(window, { [name]: undefined });
  });
  await page.route(/\/api\/ai\/voice-to-meme$/, (route) => route.fulfill({ json: { service: false, local: false } }));
  await page.goto("/tools?tool=meme");
  await expect(page.getByText(/Nobody here can listen/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Say it" })).toHaveCount(0);
  await page.getByRole("textbox", { name: "What you would have said" }).fill("diamond hands to the moon");
  await page.getByRole("button", { name: "Make it lines" }).click();
  await expect(page.getByRole("textbox", { name: "Top text" })).toHaveValue(/diamond hands/i);
  await expect(page.getByRole("textbox", { name: "Bottom text" })).toHaveValue(/to the moon/i);
});
