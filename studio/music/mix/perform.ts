import type { Composition, EffectEvent, HitEvent, NoteEvent } from "../arrange/composition.ts";
import type { PartName } from "../arrange/parts.ts";
import type { Score, Sound } from "../arrange/score.ts";
import { toHertz } from "../arrange/theory.ts";
import { effectTones } from "../drums/effect-tones.ts";
import { createDrum } from "../drums/kits.ts";
import { createRandom, type Random } from "../dsp/random.ts";
import { createStereo, placeSamples, renderTone, type Stereo } from "../dsp/signal.ts";
import type { Instrument } from "../instruments/instrument.ts";
import { instruments } from "../instruments/instruments.ts";
import { getLeadSeconds } from "../voice/sing.ts";
import { singTogether } from "../voice/singers.ts";

/** Strokes of one kind take turns between so many takes, so that no two in a row are the same. */
const DRUM_TAKES = 3;
const NOTE_TAKES = 2;
/** A note this long is not heard as a repetition of another. */
const LONG_SECONDS = 0.7;
/** Velocity and brightness are played in so many shades. */
const DRUM_SHADES = 6;
const NOTE_SHADES = 3;

/** Sounds that were made once and are played again, as a sampler does. */
class Takes {
  private readonly takes = new Map<string, Float32Array[]>();
  private readonly turns = new Map<string, number>();

  get(key: string, count: number, make: () => Float32Array[]): Float32Array[] {
    const turn = this.turns.get(key) ?? 0;
    this.turns.set(key, turn + 1);
    const name = `${key} ${turn % count}`;
    const known = this.takes.get(name);
    if (known) return known;
    const made = make();
    this.takes.set(name, made);
    return made;
  }
}

function shade(value: number, shades: number): number {
  return Math.max(1, Math.min(shades, Math.round(value * shades))) / shades;
}

/** All sounds of one part, as loud as they come. */
export function performPart(score: Score, composition: Composition, part: PartName, frames: number): Stereo {
  const sound = createStereo(frames);
  const random = createRandom(score.seed, `sound of ${part}`);
  const takes = new Takes();
  if (part === "effects") for (const event of composition.effects) playEffect(sound, event, random);
  for (const event of composition.hits) if (event.part === part) playHit(sound, event, score, takes, random);
  for (const event of composition.notes) {
    if (event.part !== part) continue;
    if (event.syllable !== undefined) singNote(sound, event, score, takes, random);
    else playNote(sound, event, getSound(score, event), takes, random);
  }
  return sound;
}

function getSound(score: Score, { part, isSecondHalf }: NoteEvent): Sound {
  const { bass, chordPart, pad, arp, lead, answer, second } = score;
  const first = { bass, chords: chordPart, pad, arp, lead, answer, voice: undefined }[part];
  const patch = (isSecondHalf && part !== "voice" ? second?.[part] : undefined) ?? first;
  if (!patch) throw new Error(`${score.id} has notes for ${part}, but no instrument`);
  return patch;
}

function playNote(sound: Stereo, event: NoteEvent, patch: Sound, takes: Takes, random: Random): void {
  const instrument: Instrument = instruments[patch.instrument];
  const note = {
    hertz: toHertz(event.pitch),
    heldSeconds: Math.round(event.seconds * 200) / 200,
    brightness: instrument.isSung ? 1 : shade(event.brightness, NOTE_SHADES),
    colour: patch.colour,
    velocity: instrument.isSung ? 1 : shade(event.velocity, NOTE_SHADES),
    glideFromHertz: event.glideFrom === undefined ? undefined : toHertz(event.glideFrom),
  };
  const seconds = note.heldSeconds + instrument.getTail(note.heldSeconds);
  const count = instrument.width === 0 ? 1 : 2;
  const sides = takes.get(
    patch.instrument + JSON.stringify(note),
    note.heldSeconds > LONG_SECONDS ? 1 : NOTE_TAKES,
    () => Array.from({ length: count }, () => renderTone(instrument.create(note, random), seconds)),
  );
  const sway =
    event.part === "arp" ? Math.sin(event.bar * 1.7 + event.step * 0.9) * 0.35 : event.part === "answer" ? 0.2 : 0;
  for (const [index, samples] of sides.entries()) {
    const side = count === 1 ? 0 : index === 0 ? -instrument.width : instrument.width;
    const gain = event.velocity * (count === 1 ? 0.3 : 0.21);
    placeSamples(sound, samples, { atSeconds: event.atSeconds, gain, pan: Math.max(-1, Math.min(1, side + sway)) });
  }
}

function singNote(sound: Stereo, event: NoteEvent, score: Score, takes: Takes, random: Random): void {
  const { syllable = "a" } = event;
  const ensemble = score.singers?.ensemble ?? "soloist";
  const note = {
    hertz: toHertz(event.pitch),
    heldSeconds: Math.round(event.seconds * 100) / 100,
    velocity: shade(event.velocity, NOTE_SHADES),
    glideFromHertz: event.glideFrom === undefined ? undefined : toHertz(event.glideFrom),
    syllable,
  };
  const isAlone = ensemble === "soloist" || ensemble === "crooner";
  const sides = takes.get(JSON.stringify(note), note.heldSeconds > LONG_SECONDS / 2 ? 1 : NOTE_TAKES, () =>
    Array.from({ length: isAlone ? 1 : 2 }, () => {
      const { tone, seconds } = singTogether(ensemble, note, random);
      return renderTone(tone, seconds);
    }),
  );
  const atSeconds = event.atSeconds - getLeadSeconds(syllable);
  for (const [index, samples] of sides.entries()) {
    const pan = sides.length === 1 ? 0 : index === 0 ? -0.65 : 0.65;
    placeSamples(sound, samples, { atSeconds, gain: event.velocity * 0.3, pan });
  }
}

function playHit(sound: Stereo, event: HitEvent, score: Score, takes: Takes, random: Random): void {
  const kit = (event.isSecondHalf ? score.second?.kit : undefined) ?? score.kit;
  const stroke = {
    drum: event.drum,
    velocity: shade(event.velocity, DRUM_SHADES),
    semitones: Math.round(event.semitones ?? 0),
  };
  const [samples] = takes.get(kit + JSON.stringify(stroke), DRUM_TAKES, () => {
    const { seconds, tone } = createDrum(kit, stroke, random);
    return [renderTone(tone, seconds)];
  });
  if (samples) placeSamples(sound, samples, { atSeconds: event.atSeconds, gain: event.velocity * 0.6, pan: event.pan });
}

function playEffect(sound: Stereo, event: EffectEvent, random: Random): void {
  const isLow = event.kind === "impact" || event.kind === "boom";
  for (const pan of isLow ? [0] : [-0.8, 0.8]) {
    const samples = renderTone(effectTones[event.kind](event.seconds, random), event.seconds);
    placeSamples(sound, samples, { atSeconds: event.atSeconds, gain: event.velocity * 0.5, pan });
  }
}
