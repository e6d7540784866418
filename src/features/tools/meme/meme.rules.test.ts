import { describe, expect, it } from "vitest";
import { MEME_PROJECT_MAX } from "#features/vault/item-kinds.schema.ts";
import { ITEM_TITLE_MAX, MEME_TEXT_MAX } from "#features/vault/vault.rules.ts";
import {
  canBeMade,
  changeText,
  changeTexts,
  createProject,
  getHdScale,
  getMemeSize,
  isMoved,
  nameMeme,
  parseProject,
  resetPlace,
} from "./meme.rules.ts";
import type { MemeProject } from "./meme.schema.ts";

const onTemplate = createProject({ kind: "template", id: "reaper-money-bags" });
const onGraphic = createProject({ kind: "graphic", id: "neon-street" });
const onUpload = createProject({ kind: "upload", uploadId: "1", ground: "neon-street" });

describe("a meme's size", () => {
  it.each([
    ["a template", onTemplate, { width: 600, height: 600 }, 2],
    ["a graphic", onGraphic, { width: 400, height: 300 }, 3],
    ["an upload", onUpload, { width: 400, height: 300 }, 3],
  ])("is the promised one for %s", (_what, project, size, hdScale) => {
    expect(getMemeSize(project)).toEqual(size);
    expect(getHdScale(project)).toBe(hdScale);
  });
});

describe("what can be made", () => {
  it.each<[string, MemeProject, boolean]>([
    ["a template without text", onTemplate, true],
    ["an upload without text", onUpload, true],
    ["a graphic without text", onGraphic, false],
    ["a graphic with spaces only", changeTexts(onGraphic, { top: "   " }), false],
    ["a graphic with a top text", changeTexts(onGraphic, { top: "Zip it" }), true],
    ["a graphic with a center text", changeTexts(onGraphic, { center: "Zip it" }), true],
    ["a graphic with a bottom text", changeTexts(onGraphic, { bottom: "Zip it" }), true],
  ])("%s", (_what, project, expected) => {
    expect(canBeMade(project)).toBe(expected);
  });
});

describe("changing a text", () => {
  it("keeps its middle on the picture, its size in bounds and its turn within half a circle", () => {
    const { top } = changeText(onGraphic, "top", { x: 1.4, y: -2, scale: 9, rotation: 190 }).texts;
    expect(top).toMatchObject({ x: 1, y: 0, scale: 3, rotation: -170 });
    expect(changeText(onGraphic, "top", { scale: 0, rotation: -541 }).texts.top).toMatchObject({
      scale: 0.4,
      rotation: 179,
    });
  });

  it("cuts what the vault would refuse", () => {
    const { content } = changeText(onGraphic, "top", { content: "x".repeat(MEME_TEXT_MAX + 1) }).texts.top;
    expect(content).toHaveLength(MEME_TEXT_MAX);
  });

  it("cuts through no emoji, half of which the vault would refuse too", () => {
    const { content } = changeText(onGraphic, "top", { content: `${"x".repeat(MEME_TEXT_MAX - 1)}😈` }).texts.top;
    expect(content).toBe("x".repeat(MEME_TEXT_MAX - 1));
  });

  it("puts it back without touching its words", () => {
    const moved = changeText(changeTexts(onGraphic, { top: "Zip" }), "top", { x: 0.2, rotation: 12 });
    expect(isMoved(moved, "top")).toBe(true);
    const back = resetPlace(moved, "top");
    expect(isMoved(back, "top")).toBe(false);
    expect(back.texts.top.content).toBe("Zip");
  });
});

describe("the name of a meme", () => {
  it.each([
    ["its words", changeTexts(onGraphic, { top: "They said  sell", bottom: "I zipped" }), "They said sell / I zipped"],
    ["what it shows without words", onGraphic, "Neon street"],
    [
      "so many letters as the vault takes",
      changeTexts(onGraphic, { top: "😈".repeat(90), bottom: "x".repeat(200) }),
      `${"😈".repeat(90)} / ${"x".repeat(ITEM_TITLE_MAX - 93)}`,
    ],
  ])("is %s", (_what, project, name) => {
    expect(nameMeme(project, "Neon street")).toBe(name);
  });
});

describe("reading a meme that was kept", () => {
  it("gives back what was written, also the longest one within the vault's room", () => {
    const long = "漢".repeat(MEME_TEXT_MAX);
    const project = changeTexts(onUpload, { top: long, center: long, bottom: long });
    const json = JSON.stringify(project);
    expect(json.length).toBeLessThan(MEME_PROJECT_MAX);
    expect(parseProject(json)).toEqual(project);
  });

  it.each([
    ["nothing", undefined],
    ["no JSON", "<svg>"],
    ["another version", JSON.stringify({ ...onGraphic, version: 2 })],
    ["an unknown graphic", JSON.stringify({ ...onGraphic, background: { kind: "graphic", id: "cat" } })],
    ["an opacity below ten", JSON.stringify({ ...onGraphic, opacity: 9 })],
    ["a glitch above fifty", JSON.stringify({ ...onGraphic, glitch: 51 })],
    [
      "a place off the picture",
      JSON.stringify({ ...onGraphic, texts: { ...onGraphic.texts, top: { ...onGraphic.texts.top, x: 2 } } }),
    ],
  ])("refuses %s", (_what, json) => {
    expect(parseProject(json)).toBeUndefined();
  });
});
