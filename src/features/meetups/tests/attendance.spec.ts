import type { Browser } from "@playwright/test";
import { expect, expectAccessible, test } from "../../../../tests/e2e/site.ts";
import { tabTo } from "../../../../tests/e2e/tab-to.ts";
import { createName, registerQuickly } from "../../../../tests/e2e/villain.ts";

const HOUR_MS = 60 * 60 * 1000;

async function openAs(browser: Browser, origin: string, width: number) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: width < 1000 ? 844 : 900 } });
  const page = await context.newPage();
  await registerQuickly(page, origin, createName());
  return page;
}

for (const width of [390, 1440]) {
  test(`a host shows the code and a guest types it, by keyboard alone, ${width} pixels wide`, async ({
    browser,
    site,
  }) => {
    const headers = { origin: site.origin };
    const host = await openAs(browser, site.origin, width);
    const created = await host.request.post("/api/meetups", {
      headers,
      data: {
        title: `Zip night ${width}`,
        description: "Bring a bag and a grin.",
        city: "Lisbon",
        country: "Portugal",
        eventAt: new Date(Date.now() + HOUR_MS).toISOString(),
        timeZone: "Europe/Lisbon",
        tags: ["community-meetup"],
      },
    });
    expect(created.status(), await created.text()).toBe(201);
    const { id } = (await created.json()).meetup;
    const guest = await openAs(browser, site.origin, width);
    expect((await guest.request.post(`/api/meetups/${id}/rsvp`, { headers })).status()).toBe(200);

    await host.goto("/meetups");
    const card = host.getByRole("region", { name: "Your guests type this code" });
    await expect(card).toContainText("0 guests are here");
    const spelled = await card.getByRole("img").getAttribute("aria-label");
    const code = spelled?.replaceAll(" ", "") ?? "";
    expect(code).toMatch(/^[A-Z0-9]{6}$/);
    await card.scrollIntoViewIfNeeded(); // LOOK
    await host.screenshot({ path: `/tmp/h11/host-${width}.png` }); // LOOK
    await expectAccessible(host);

    await guest.goto("/meetups");
    const field = guest.getByLabel("Code of the host");
    await field.waitFor();
    await field.focus();
    await guest.keyboard.press("Enter");
    await expect(guest.getByText("Type the six characters that the host shows.")).toBeVisible();
    await guest.screenshot({ path: `/tmp/h11/guest-wrong-${width}.png` }); // LOOK
    await guest.keyboard.type(code.toLowerCase());
    await tabTo(guest, guest.getByRole("button", { name: "I am here" }));
    await guest.keyboard.press("Enter");
    await expect(guest.getByText("You Were There", { exact: true })).toBeVisible();
    await expect(guest.getByText("You were there", { exact: true })).toBeVisible();
    await guest.screenshot({ path: `/tmp/h11/guest-${width}.png` }); // LOOK
    await expectAccessible(guest);

    await host.reload();
    await expect(card).toContainText("1 guest is here");
    for (const page of [host, guest]) await page.context().close();
  });
}
