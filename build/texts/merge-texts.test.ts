import { expect, it } from "vitest";
import { mergeTexts } from "./merge-texts.ts";

const text = (id: string, english = id) => ({ group: "home", id, text: english });

it("keeps what still says the same, marks what changed, drops what is gone and asks for what is new", () => {
  const known = [
    { ...text("home.same"), translation: "gleich" },
    { ...text("home.changed", "old"), translation: "alt" },
    { ...text("home.gone"), translation: "weg" },
  ];
  expect(mergeTexts([text("home.new"), text("home.same"), text("home.changed", "new")], known)).toEqual([
    { ...text("home.new"), translation: "" },
    { ...text("home.same"), translation: "gleich" },
    { ...text("home.changed", "new"), translation: "alt", isFuzzy: true },
  ]);
});

it("takes a new translation for a fuzzy one", () => {
  const known = [{ ...text("home.a", "new"), translation: "alt", isFuzzy: true }];
  expect(mergeTexts([text("home.a", "new")], known)[0]).toHaveProperty("isFuzzy", true);
  expect(mergeTexts([text("home.a", "new")], known, { "home.a": "neu" })).toEqual([
    { ...text("home.a", "new"), translation: "neu" },
  ]);
});
