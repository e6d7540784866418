import { DESKTOP, PHONE, test } from "./test.ts";

const SECONDS = "document.querySelector('audio').currentTime";

for (const size of [DESKTOP, PHONE]) {
  test(`a visitor plays, goes on to the next track and uses the keys at ${size.width} pixels`, async ({ visit }) => {
    const page = await visit(size);
    await page.goto("/music");
    const deck = page.getByRole("region", { name: "Deck" });
    await deck.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitUntil(`${SECONDS} > 0.3`);
    await deck.getByRole("button", { name: "Next track" }).click();
    await page.getByText("2 / 30 · All").waitFor();
    await page.waitUntil(`${SECONDS} > 0.3 && ${SECONDS} < 20`);
    const heard = await page.evaluate<number>(SECONDS);
    await page.press("ArrowRight");
    await page.waitUntil(`${SECONDS} > ${heard + 5}`);
    await page.press("m");
    await page.waitUntil("document.querySelector('audio').muted");
    await page.press("n");
    await page.getByText("3 / 30 · All").waitFor();
    await deck.getByRole("button", { name: "Pause" }).click();
    await page.waitUntil("document.querySelector('audio').paused");
  });
}
