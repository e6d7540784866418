import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { writeTexts } from "../texts/language-files.ts";
import { getPackFile, readPackLanguage } from "./pack-texts.ts";

it("knows what a language lacks of a community's own texts, even before it has a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "pack-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = { group: "pack", id: "home.title", text: "Zip it" };
  writeTexts(getPackFile("en", folder), "en", [{ ...text, translation: "Sit still" }]);
  expect(readPackLanguage("es", folder)).toMatchObject([{ id: "home.title", text: "Sit still", translation: "" }]);
  writeTexts(getPackFile("es", folder), "es", [{ ...text, text: "Sit still", translation: "Quieto" }]);
  expect(readPackLanguage("es", folder)).toMatchObject([{ id: "home.title", translation: "Quieto" }]);
});
