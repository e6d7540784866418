import { describe, expect, it } from "vitest";
import { CAST } from "../recipes/cast.ts";
import { EXTRAS } from "../recipes/cast-scenes.ts";
import { TEMPLATE_CAST } from "../recipes/template-cast.ts";
import { assembleShaders } from "./figure-shader.ts";

const portraits = Object.entries(CAST).map(([name, figure]) => ({ name, figure }));
const extras = Object.entries(EXTRAS).map(([name, { figure }]) => ({ name, figure }));
const templates = Object.entries(TEMPLATE_CAST).map(([name, figure]) => ({ name, figure }));

describe("the shader of a member", () => {
  it.each([...portraits, ...extras, ...templates])("has one map and one ground: $name", ({ figure }) => {
    const { scene } = assembleShaders(figure);
    expect(scene.match(/^vec2 map\(vec3 p\) \{/gm)).toHaveLength(1);
    expect(scene.match(/^vec3 backdrop\(vec2 uv\)/gm)).toHaveLength(1);
    expect(scene.match(/^Hit march\(/gm)).toHaveLength(1);
  });

  it.each(extras)("counts the rays that meet nothing where no ground is: $name", ({ figure }) => {
    expect(assembleShaders(figure).scene).toContain("1.0 - missed / asked");
  });

  it.each([...portraits, ...templates])("is a whole picture where there is a ground: $name", ({ figure }) => {
    expect(assembleShaders(figure).scene).not.toContain("missed");
  });
});
