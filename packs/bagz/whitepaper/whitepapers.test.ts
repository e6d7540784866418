// About the default community.
import { describe, expect, it } from "vitest";
import { TWEET_TONES } from "#features/settings/preferences.catalog.ts";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { pfps } from "#pack/pfps.catalog.ts";
import { tokenomics } from "#pack/tokenomics.catalog.ts";
import { tracks } from "#pack/tracks.catalog.ts";
import { whitepaperLoaders } from "#pack/whitepapers.catalog.ts";
import { type Whitepaper, type WhitepaperLanguage, whitepaperLanguages } from "#shared/whitepaper.ts";
import { pack } from "../pack.ts";

const papers = new Map<WhitepaperLanguage, Whitepaper>();
for (const language of whitepaperLanguages) papers.set(language, await whitepaperLoaders[language]());

function getPaper(language: WhitepaperLanguage): Whitepaper {
  const paper = papers.get(language);
  if (paper === undefined) throw new Error(`There is no paper in ${language}`);
  return paper;
}

function readText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(readText).join("\n");
}

/** The figures of a text in order of size, whichever marks its language sets between their digits. */
function readFigures(text: string): number[] {
  const plain = text
    .replace(/(\d+)00 万/g, "$1")
    .replace(/(\d)[.,](\d{3})(?!\d)/g, "$1$2")
    .replace(/(\d),(\d)/g, "$1.$2");
  // Single digits are left out: here a phase or a month has one, there it is a word.
  const figures = plain.match(/\d\d+(\.\d+)?|\d\.\d+/g) ?? [];
  return figures.map(Number).toSorted((a, b) => a - b);
}

function readChapterFigures(language: WhitepaperLanguage): number[][] {
  const { sections, disclaimer } = getPaper(language);
  return [...sections, disclaimer].map((chapter) => readFigures(readText(chapter)));
}

const FIRST_GROUP = ["summary", "vision", "tokenomics", "ecosystem", "tech", "roadmap", "community"];

describe("the whitepapers", () => {
  it.each<[WhitepaperLanguage, string[]]>([
    ["en", FIRST_GROUP],
    ["de", FIRST_GROUP],
    ["ar", FIRST_GROUP],
    ["zh", FIRST_GROUP],
    ["tr", ["ozet", "vizyon", "tokenomics", "ekosistem", "teknoloji", "yol-haritasi", "topluluk"]],
    ["hi", ["saransh", "darshan", "tokenomics", "ekosistem", "taknik", "roadmap", "samudaya"]],
  ])("%s has its seven sections in order", (language, ids) => {
    expect(getPaper(language).sections.map(({ id }) => id)).toEqual(ids);
    expect(getPaper(language).direction).toBe(language === "ar" ? "rtl" : "ltr");
  });

  it.each(["en", "de", "ar", "zh"] as const)("%s states the figures of the one token", (language) => {
    const text = readText(getPaper(language));
    for (const fact of ["BAGZ", "$BAGZ", "~500 SOL", "20M", "36M", "2026", "10,000", "10K"])
      expect(text.replace("10.000", "10,000")).toContain(fact);
    const facts = getPaper(language).sections[0]?.facts?.[0]?.lines.map(({ value }) => value);
    expect(facts).toEqual(["11", "20", "3", "10K"]);
    const { panels = [] } = getPaper(language).sections[4] ?? {};
    expect(panels.map(({ id }) => id)).toEqual(["frontend", "backend"]);
    for (const name of ["React", "TypeScript", "Vite", "Radix UI", "shadcn", "Tailwind CSS"])
      expect(readText(panels[0]?.lines)).toContain(name);
    for (const name of ["Express", "TypeScript", "PostgreSQL", "ORM"])
      expect(readText(panels[1]?.lines)).toContain(name);
    expect(panels[1]?.note).toMatch(/Fastify/);
    const phases = getPaper(language).sections[5]?.phases ?? [];
    expect(phases.map(({ items }) => items.length)).toEqual([4, 4, 4]);
    expect(phases[2]?.when).toContain("2025");
  });

  it.each([
    ["tr", ["%0,75", "15 gün", "~%11,25", "10.000", "200K", "Yok"]],
    ["hi", ["0.75%", "15 दिन", "~11.25%", "10,000", "200K", "नहीं"]],
  ] as const)("%s states the figures of the two tokens and the pool", (language, poolTerms) => {
    const paper = getPaper(language);
    const text = readText(paper);
    for (const fact of ["$BAGZ", "200K", "40", "11", "12", "10K"]) expect(text).toContain(fact);
    expect(paper.sections[3]?.facts?.[1]?.lines.map(({ value }) => value)).toEqual(poolTerms);
    for (const { title = "" } of paper.sections[2]?.facts ?? [])
      expect(pack.tokens.some(({ name }) => title.includes(name))).toBe(true);
    expect(paper.sections.every(({ panels }) => panels === undefined)).toBe(true);
    expect(paper.sections[6]?.points).toHaveLength(8);
    const phases = paper.sections[5]?.phases ?? [];
    expect(phases.map(({ items }) => items.length)).toEqual([4, 4, 4]);
    for (const { when } of phases) expect(when).toContain("2025");
  });

  it.each([
    ["de", "en"],
    ["ar", "en"],
    ["zh", "en"],
    ["hi", "tr"],
  ] as const)("%s says in each chapter the figures that %s says", (language, other) => {
    expect(readChapterFigures(language)).toEqual(readChapterFigures(other));
  });

  it("count what the site itself counts", () => {
    const reapers = memeTemplates.filter(({ id }) => id.startsWith("reaper-"));
    expect(readChapterFigures("en")[0]).toEqual([10, reapers.length, pfps.length]);
    const { reserve, treasury, bondingCap } = tokenomics;
    const english = readText(getPaper("en").sections[2]);
    for (const { tokens } of [reserve, treasury]) {
      expect(english).toContain(`${tokens / 1e6} million`);
      expect(english).toContain(`${tokens / 1e6}M`);
    }
    expect(english).toContain(`about ${bondingCap?.amount} ${bondingCap?.coin}`);
  });

  it("mark each phase of the first plan as completed, current or planned", () => {
    const phases = getPaper("en").sections[5]?.phases?.map(({ when }) => when);
    expect(phases).toEqual(["Completed", "Current", "Planned, Q1 2025"]);
  });

  it("say where this release holds more or less than the founding plan", () => {
    expect(TWEET_TONES).toHaveLength(5);
    expect(getPaper("en").sections[3]?.aside).toContain("has five");
    for (const language of ["tr", "hi"] as const) expect(readChapterFigures(language)[3]).toContain(tracks.length);
  });

  it.each(whitepaperLanguages)("%s counts points as the site does and ends with the risk", (language) => {
    const paper = getPaper(language);
    const { meme_generated, tweet_generated, pfp_generated, meme_shared } = pack.points;
    const points = paper.sections[3]?.facts?.[0]?.lines.map(({ value }) => value);
    expect(points).toEqual([
      ...[meme_generated, tweet_generated, pfp_generated, meme_shared].map((rule) => String(rule.points)),
      "10K",
    ]);
    expect(paper.disclaimer.paragraphs).toHaveLength(2);
    expect(readText(paper.disclaimer)).toMatch(/18/);
  });

  it.each(whitepaperLanguages)("%s leads to the community by the pack's links alone", (language) => {
    const links = getPaper(language).sections[6]?.facts?.[0]?.lines.map(({ href }) => href);
    const { social, website } = pack;
    const { xOfficial, xCommunity, video, photos, group, discord } = social;
    expect(links).toEqual([xOfficial, xCommunity, video, photos, group, discord, website]);
  });
});
