import { expect, test } from "vitest";
import { pack } from "#pack/pack.ts";
import { homeMessages } from "./home.messages.ts";

const { headlineOpening, headlineWord, headlineWordOnPhones, headlineEnding } = homeMessages.titles;

test("the fitted headline is the pack's", () => {
  expect([headlineOpening.text, headlineWord.text, headlineEnding.text]).toEqual(pack.headline);
  expect(headlineWordOnPhones.text).toBe(headlineWord.text);
});
