import { describe, expect, it } from "vitest";
import { type TrackCategory, tracks } from "#packs/bagz/tracks.catalog.ts";
import { compose } from "../score/compose.ts";
import { isInScale } from "../score/theory.ts";
import type { VoiceName } from "../sound/voices/voices.ts";
import { scores } from "./tracks.ts";

describe("the thirty scores", () => {
  it("stand in the order of the catalogue, 28 of them in the home player", () => {
    expect(scores.map(({ id }) => id)).toEqual(tracks.map(({ id }) => id));
    expect(scores).toHaveLength(30);
    expect(tracks.filter(({ isInHomePlayer }) => isInHomePlayer)).toHaveLength(28);
  });

  it("share neither seed nor hook, nor tempo together with root", () => {
    const count = (values: (string | number)[]) => new Set(values).size;
    expect(count(scores.map(({ seed }) => seed))).toBe(30);
    expect(count(scores.map(({ hook }) => hook.a))).toBe(30);
    expect(count(scores.map(({ bpm, key }) => `${bpm} ${key.root}`))).toBe(30);
  });

  it("differ from their neighbour in at least two of drums, bass, lead and tempo", () => {
    for (const [index, score] of scores.slice(1).entries()) {
      const before = scores[index];
      const differences = [
        JSON.stringify(score.groove) !== JSON.stringify(before?.groove),
        score.bass.voice !== before?.bass.voice,
        score.lead.voice !== before?.lead.voice,
        Math.abs(score.bpm - (before?.bpm ?? 0)) > 8,
      ].filter(Boolean);
      expect(differences.length, score.id).toBeGreaterThanOrEqual(2);
    }
  });

  it("carry the sound of their category", () => {
    const signatures: Partial<Record<TrackCategory, VoiceName[]>> = {
      crypto: ["bell", "glass"],
      villain: ["choir"],
      revolution: ["brass"],
      classic: ["square", "organ", "keys"],
    };
    for (const { id, category } of tracks) {
      const score = scores.find((one) => one.id === id);
      const heard = [score?.chordPart, score?.lead, score?.answer, score?.arp].map((patch) => patch?.voice);
      const wanted = signatures[category];
      if (wanted)
        expect(
          heard.some((voice) => voice && wanted.includes(voice)),
          id,
        ).toBe(true);
    }
  });

  it("have a drop, and two bars for each phrase of the hook", () => {
    for (const { id, sections, hook } of scores) {
      expect(
        sections.some(({ kind }) => kind === "drop"),
        id,
      ).toBe(true);
      for (const phrase of Object.values(hook)) expect(phrase.split("|"), id).toHaveLength(2);
    }
  });
});

describe.each(scores.map((score) => [score.id, score] as const))("%s", (_, score) => {
  const { notes, hits, effects, sections, endSeconds, totalSeconds } = compose(score);

  it("keeps each note in the scale of its section", () => {
    for (const note of notes) {
      const section = sections.findLast(({ startSeconds }) => startSeconds <= note.atSeconds + 0.01) ?? sections[0];
      expect(section && isInScale(section.key, note.pitch), `${note.part} ${note.pitch} at ${note.atSeconds}`).toBe(
        true,
      );
    }
  });

  it("plays nothing past its end and keeps room for the ring", () => {
    for (const event of [...notes, ...effects])
      expect(event.atSeconds + event.seconds).toBeLessThanOrEqual(totalSeconds);
    for (const { atSeconds } of hits) expect(atSeconds).toBeLessThanOrEqual(endSeconds + 0.01);
    expect(notes.some(({ part, atSeconds }) => part === "bass" && atSeconds > endSeconds - 0.02)).toBe(true);
  });

  it("plays the hook in each drop, within what ears and loudspeakers can follow", () => {
    for (const { kind, startSeconds, endSeconds: end } of sections) {
      const hook = notes.filter(
        ({ part, atSeconds }) => part === "lead" && atSeconds >= startSeconds - 0.01 && atSeconds < end,
      );
      if (kind === "drop") expect(hook.length).toBeGreaterThan(3);
    }
    for (const { part, pitch } of notes) {
      if (part === "bass") expect(pitch, part).toBeGreaterThanOrEqual(28);
      expect(pitch, part).toBeLessThanOrEqual(part === "bass" ? 64 : 98);
    }
  });

  it("sings A A B A where the hook has eight bars", () => {
    const barSeconds = 240 / score.bpm;
    for (const [index, { hook = "full", bars, kind }] of score.sections.entries()) {
      if (kind !== "drop" || hook !== "full" || bars < 8) continue;
      const start = sections[index]?.startSeconds ?? 0;
      const rhythms = [0, 2, 4, 6].map((bar) => {
        const from = start + bar * barSeconds - 0.01;
        const phrase = notes.filter(
          ({ part, atSeconds }) => part === "lead" && atSeconds >= from && atSeconds < from + 2 * barSeconds,
        );
        return phrase.map(({ atSeconds }) => Math.round(((atSeconds - start) / barSeconds - bar) * 16)).join(" ");
      });
      expect(rhythms[1]).toBe(rhythms[0]);
      expect(rhythms[3]).toBe(rhythms[0]);
    }
  });

  it("stays near the grid and breathes in loudness", () => {
    const velocities = new Set(hits.map(({ velocity }) => velocity.toFixed(4)));
    expect(velocities.size).toBeGreaterThan(30);
    for (const { atSeconds } of [...hits, ...notes]) expect(atSeconds).toBeGreaterThanOrEqual(0);
  });

  it("composes the same events twice", () => {
    expect(compose(score)).toEqual(compose(score));
  });
});
