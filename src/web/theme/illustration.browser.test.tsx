import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "./theme.ts";

/** Left to right: ink, paper, nothing. */
const DRAWING =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="20" height="20"/><rect x="20" width="20" height="20" fill="#fff8ee"/></svg>',
  );

async function readPixels(base64: string, places: readonly number[]): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0);
  return places.map((share) => {
    const [red, green, blue] = context?.getImageData(share * image.width, image.height / 2, 1, 1).data ?? [];
    return [red, green, blue].join();
  });
}

test("an illustration is printed in the ink of its place, what is white in it on paper, and nothing where it is empty", async () => {
  const style = { "--print": `url("${DRAWING}")`, display: "block", width: 60, height: 20, color: "rgb(200, 0, 80)" };
  const screen = await render(
    <div data-testid="ground" style={{ width: 60, background: "rgb(0, 90, 40)" }}>
      <span className="illustration" style={style} />
    </div>,
  );
  const base64 = await page.screenshot({ element: screen.getByTestId("ground"), base64: true, save: false });
  expect(await readPixels(base64, [1 / 6, 3 / 6, 5 / 6])).toEqual(["200,0,80", "255,248,243", "0,90,40"]);
});
