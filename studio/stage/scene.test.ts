import { describe, expect, it } from "vitest";
import { StudioBrowser } from "../browser.ts";
import { rect, svg } from "./drawing.ts";
import { composeScene } from "./scene.ts";

const browser = new StudioBrowser();
const red = { draw: (width: number, height: number) => svg(width, height, rect(0, 0, width, height, "#c80000")) };
const leftGreen = {
  draw: (width: number, height: number) => svg(width, height, rect(0, 0, width / 2, height, "#00c800")),
};

describe("scene", () => {
  it("lays later layers over earlier ones", async () => {
    const { data } = await composeScene(browser, { width: 8, height: 2, layers: [red, leftGreen] });
    expect([...data.subarray(0, 4)]).toEqual([0, 200, 0, 255]);
    expect([...data.subarray(28, 32)]).toEqual([200, 0, 0, 255]);
  });

  it("adds light where a layer is screened", async () => {
    const { data } = await composeScene(browser, {
      width: 8,
      height: 2,
      layers: [red, { ...leftGreen, blend: "screen" }],
    });
    expect([...data.subarray(0, 4)]).toEqual([200, 200, 0, 255]);
  });

  it("stays open where nothing stands", async () => {
    const { data } = await composeScene(browser, { width: 8, height: 2, layers: [leftGreen] });
    expect(data[31]).toBe(0);
  });
});
