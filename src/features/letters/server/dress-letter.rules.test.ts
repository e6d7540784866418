import { expect, it } from "vitest";
import { dressLetter } from "./dress-letter.rules.ts";

const colours = { background: "#000", head: "#fff", paper: "#eee", ink: "#111", link: "#00f" };
const dress = { name: "House & Co", origin: "https://site.example", mark: "mark", colours };

const readBody = (text: string) => /sans-serif">(<p.*<\/p>)<\/td>/s.exec(dressLetter(text, dress))?.[1];

it("keeps the text's paragraphs and lines", () => {
  const style = 'dir="auto" style="margin:0 0 18px;overflow-wrap:anywhere"';
  expect(readBody("One.\n\n- two\n  three\n")).toBe(`<p ${style}>One.</p><p ${style}>- two<br>  three</p>`);
});

it("links what lies on the site itself, and nothing that a member wrote", () => {
  const own = "https://site.example/account?messages=7";
  const letter = dressLetter(`Look: ${own}\nhttps://evil.example/ https://site.example.evil/ <b>"x"</b>`, dress);
  expect(letter.match(/<a href="[^"]*"/g)).toEqual([`<a href="${own}"`]);
  expect(letter).toContain("https://evil.example/");
  expect(letter).toContain("&lt;b&gt;&quot;x&quot;&lt;/b&gt;");
  expect(letter).toContain("<title>House &amp; Co</title>");
});

it("shows the mark that comes along, and fetches nothing", () => {
  const letter = dressLetter("Hello.", dress);
  expect(letter.match(/src="[^"]*"/g)).toEqual(['src="cid:mark"']);
  expect(letter).not.toMatch(/url\(|<script|<link/);
});
