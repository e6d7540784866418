import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MERCH_SHOTS } from "../recipes/merch-shots.ts";
import { STAKING_SHOT } from "../recipes/staking-shot.ts";
import { assembleGarment } from "./garment-shader.ts";

const SHOTS = [...Object.values(MERCH_SHOTS), STAKING_SHOT];
const CUTS = readdirSync(new URL("shaders/garments/", import.meta.url)).map((name) => name.replace(".glsl", ""));

describe("the shader of a garment", () => {
  it("maps one cut and asks for one texture per print", () => {
    for (const { garment, prints } of SHOTS) {
      const { scene } = assembleGarment(garment);
      expect(scene.match(/^vec2 map\(vec3 world\)/gm), garment.cut).toHaveLength(1);
      expect(scene.match(/^uniform sampler2D uPrint\d/gm) ?? [], garment.cut).toHaveLength(prints.length);
    }
  });

  it("is drawn for each cut there is", () => {
    expect(SHOTS.map(({ garment }) => garment.cut).sort()).toEqual(CUTS.sort());
  });
});
