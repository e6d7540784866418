import { describe, expect, it } from "vitest";
import { tracks } from "#pack/tracks.catalog.ts";
import { compose } from "../arrange/compose.ts";
import { isInChord, isInScale } from "../arrange/theory.ts";
import { describeForm, measureScore } from "../check/score-figures.ts";
import { scores } from "./scores.ts";

describe("the thirty scores", () => {
  it("stand in the order of the catalogue, 28 of them in the home player", () => {
    expect(scores.map(({ id }) => id)).toEqual(tracks.map(({ id }) => id));
    expect(scores).toHaveLength(30);
    expect(tracks.filter(({ isInHomePlayer }) => isInHomePlayer)).toHaveLength(28);
  });

  it("share neither seed nor tune, nor tempo together with root", () => {
    const count = (values: (string | number | undefined)[]) => new Set(values).size;
    expect(count(scores.map(({ seed }) => seed))).toBe(30);
    expect(count(scores.map(({ phrases }) => phrases.a))).toBe(30);
    expect(count(scores.map(({ bpm, key }) => `${bpm} ${key.root}`))).toBe(30);
  });

  it("differ from their neighbour in at least three of drums, feel, bass, lead, form and tempo", () => {
    for (const [index, score] of scores.slice(1).entries()) {
      const before = scores[index];
      const differences = [
        JSON.stringify(score.groove) !== JSON.stringify(before?.groove),
        score.feel !== before?.feel,
        score.bass.instrument !== before?.bass.instrument,
        score.lead.instrument !== before?.lead.instrument,
        before && describeForm(score) !== describeForm(before),
        Math.abs(score.bpm - (before?.bpm ?? 0)) > 8,
      ].filter(Boolean);
      expect(differences.length, score.id).toBeGreaterThanOrEqual(3);
    }
  });

  it("give each category its own curve of sound", () => {
    const curves = new Map(tracks.map(({ id, category }) => [category, scores.find((one) => one.id === id)?.curve]));
    for (const { id, category } of tracks) {
      expect(scores.find((one) => one.id === id)?.curve, id).toBe(curves.get(category));
    }
    expect(new Set(curves.values()).size).toBe(5);
  });

  it("tell their story", () => {
    for (const { id, story } of scores) expect(story.length, id).toBeGreaterThan(120);
  });
});

describe.each(scores.map((score) => [score.id, score] as const))("%s", (_, score) => {
  const { notes, hits, effects, sections, chords, endSeconds, totalSeconds, barSeconds } = compose(score);

  it("keeps each note in the scale of its section or in the chord under it", () => {
    for (const note of notes) {
      const section = sections.findLast(({ startSeconds }) => startSeconds <= note.bar * barSeconds + 0.01);
      const under = chords.findLast(({ bar, step }) => bar < note.bar || (bar === note.bar && step <= note.step));
      if (!section || !under || note.bar * barSeconds >= endSeconds - 0.01) continue;
      const fits = isInScale(section.key, note.pitch) || isInChord(section.key, under.chord, note.pitch);
      expect(fits, `${note.part} ${note.pitch} in bar ${note.bar}`).toBe(true);
    }
  });

  it("plays nothing past its end and keeps room for the ring", () => {
    for (const event of [...notes, ...effects]) {
      expect(event.atSeconds + event.seconds).toBeLessThanOrEqual(totalSeconds + 0.01);
    }
    for (const { atSeconds } of [...notes, ...hits]) expect(atSeconds).toBeLessThanOrEqual(endSeconds + 0.05);
    expect(notes.some(({ part, atSeconds }) => part === "bass" && atSeconds > endSeconds - 0.03)).toBe(true);
  });

  it("stays within what ears and loudspeakers can follow", () => {
    for (const { part, pitch } of notes) {
      if (part === "bass") expect(pitch, part).toBeGreaterThanOrEqual(28);
      expect(pitch, part).toBeLessThanOrEqual(part === "bass" ? 72 : 103);
    }
  });

  it("strikes snare and clap of one backbeat together", () => {
    const claps = hits.filter(({ drum }) => drum === "clap");
    for (const clap of claps) {
      const snare = hits.find(({ drum, bar, step }) => drum === "snare" && bar === clap.bar && step === clap.step);
      if (snare) expect(snare.atSeconds).toBeCloseTo(clap.atSeconds, 6);
    }
  });

  it("has phrases that vary, chords that move and drums of many strengths", () => {
    const figures = measureScore(score);
    expect(figures.phrases).toBeGreaterThanOrEqual(6);
    expect(figures.commonestRhythm).toBeLessThanOrEqual(0.45);
    expect(figures.loops).toBeGreaterThanOrEqual(2);
    expect(figures.chords).toBeGreaterThanOrEqual(5);
    expect(new Set(hits.map(({ velocity }) => velocity.toFixed(3))).size).toBeGreaterThan(25);
  });

  it("composes the same events twice", () => {
    expect(compose(score)).toEqual(compose(score));
  });
});
