import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "#web/theme/theme.ts";
import { FitTitle } from "./fit-title.tsx";
import { kitMessages } from "./kit.messages.ts";

/** Ground around the heading, from which its ink is told apart. */
const PADDING_PX = 20;

/** Where the ink of the heading begins and ends, in pixels from the edges of its column. */
async function measureInk(heading: Element): Promise<{ start: number; end: number }> {
  const frame = heading.parentElement ?? heading;
  const base64 = await page.screenshot({ element: frame, base64: true, save: false });
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  if (!context) throw new Error("The browser draws nothing.");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const ground = data.slice(0, 3);
  const isInk = (x: number) => {
    for (let y = 0; y < picture.height; y++) {
      const at = (y * picture.width + x) * 4;
      if (ground.some((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) > 90)) return true;
    }
    return false;
  };
  let start = 0;
  while (start < picture.width && !isInk(start)) start++;
  let end = 0;
  while (end < picture.width && !isInk(picture.width - 1 - end)) end++;
  // A page wider than the window is drawn smaller.
  const scale = frame.getBoundingClientRect().width / picture.width;
  return { start: start * scale - PADDING_PX, end: end * scale - PADDING_PX };
}

describe("fit title", () => {
  it.each(Object.entries(kitMessages.titles))("%s meets both edges of its column with its ink", async (_key, title) => {
    for (const width of [320, 1440]) {
      await page.viewport(width, 900);
      const { unmount } = await render(
        <div style={{ padding: PADDING_PX }}>
          <FitTitle title={title} as="h1" />
        </div>,
      );
      await document.fonts.load('900 20px "Face Display"');
      const { start, end } = await measureInk(await page.getByRole("heading", { level: 1 }).findElement());
      // Rounding of the measure and of the glyphs' edges.
      const most = Math.max(2, width * 0.004);
      expect(Math.abs(start)).toBeLessThanOrEqual(most);
      expect(Math.abs(end)).toBeLessThanOrEqual(most);
      await unmount();
    }
  });

  it("sets a line that was not measured in a plain size and without a style attribute", async () => {
    await render(<FitTitle title={[{ text: "НЕ ИЗМЕРЕНО", width: 50, em: undefined }, kitMessages.titles.chaos]} />);
    await expect.element(page.getByRole("heading")).toHaveTextContent("НЕ ИЗМЕРЕНО CHAOS");
    expect(document.querySelector(".fit-title-plain")).not.toBeNull();
    expect(document.querySelector(".fit-title [style]")).toBeNull();
  });
});
