import { describe, expect, it } from "vitest";
import { readNote } from "./read-note.ts";

const origin = "https://bagz.example";
const note = { title: "BAGZ", words: "@rex wrote to you", link: "/account?messages=7", tag: "1" };

describe("a pushed note", () => {
  it("leads to the page that it names", () => {
    const { link, ...shown } = note;
    expect(readNote(JSON.stringify(note), origin)).toEqual({ ...shown, url: `${origin}${link}` });
  });

  it.each(["https://elsewhere.example/", "//elsewhere.example/", "javascript:alert(1)", "https://", ""])(
    "leads nowhere else than to the site, whatever it says: %s",
    (link) => {
      expect(readNote(JSON.stringify({ ...note, link }), origin).url).toBe(`${origin}/`);
    },
  );

  it.each(["", "no json", "null"])("is shown also where it cannot be read: %s", (text) => {
    expect(readNote(text, origin)).toEqual({ title: "bagz.example", words: "", tag: "unreadable", url: `${origin}/` });
  });
});
