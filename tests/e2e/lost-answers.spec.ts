import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";
import { fill, listForms, type TypedForm } from "./typed-forms.ts";
import { createName, registerQuickly } from "./villain.ts";

// The answer that gets lost.
test.use({ expectedNotes: ["error: Failed to load resource: net::ERR_FAILED"] });

/** The server does as it is told, and its first answer is lost on the way. */
async function loseFirstAnswer(page: Page, { call }: TypedForm): Promise<void> {
  let isLost = false;
  await page.route(call.path, async (route) => {
    if (isLost || route.request().method() !== call.method) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

for (const form of (await listForms()).filter(({ listed }) => listed !== undefined)) {
  test(`${form.name} whose answer was lost is there once, however often it is sent`, async ({ page, site }) => {
    await registerQuickly(page, site.origin, createName());
    const title = `Answered in vain ${createName()}`;
    const send = () => form.find(page).getByRole("button", { name: form.send }).click();
    const countPosted = async () => {
      const list = await page.request.get(`${form.listed}?q=${encodeURIComponent(title)}`);
      return Object.values<unknown[]>(await list.json())[0]?.length;
    };
    await page.goto(form.path);
    await form.open(page);
    await fill(page, { ...form, typed: { ...form.typed, Title: title } });
    await loseFirstAnswer(page, form);
    await send();
    await expect(page.getByText("No answer came. Your words are safe here").first()).toBeVisible();
    expect(await countPosted()).toBe(1);

    await page.reload();
    await send();
    await expect(page.getByText(form.arrived, { exact: true })).toBeVisible();
    expect(await countPosted()).toBe(1);

    // The next one may read the same.
    await form.open(page);
    await fill(page, { ...form, typed: { ...form.typed, Title: title } });
    await send();
    await expect.poll(countPosted).toBe(2);
  });
}
