import type { Composition, EffectEvent, HitEvent, NoteEvent } from "../score/composition.ts";
import { createRandom } from "../score/random.ts";
import type { PartName, Patch, Score } from "../score/score.ts";
import { toHertz } from "../score/theory.ts";
import { createDrum } from "./drums/drum-kit.ts";
import { effectTones } from "./effects/effect-tones.ts";
import { createStereo, placeTone, type Stereo } from "./signal.ts";
import { voices } from "./voices/voices.ts";

/** All sounds of one part, as loud as they come. */
export function performPart(score: Score, composition: Composition, part: PartName, frames: number): Stereo {
  const sound = createStereo(frames);
  const random = createRandom(score.seed, `sound of ${part}`);
  if (part === "effects") for (const event of composition.effects) playEffect(sound, event, random);
  for (const event of composition.hits) if (event.part === part) playHit(sound, event, score, random);
  for (const event of composition.notes)
    if (event.part === part) playNote(sound, event, getPatch(score, event), random);
  return sound;
}

function getPatch(score: Score, { part }: NoteEvent): Patch {
  const patch = { bass: score.bass, chords: score.chordPart, arp: score.arp, lead: score.lead, answer: score.answer }[
    part
  ];
  if (!patch) throw new Error(`${score.id} has notes for ${part}, but no instrument`);
  return patch;
}

function playNote(sound: Stereo, event: NoteEvent, patch: Patch, random: () => number): void {
  const voice = voices[patch.voice];
  const note = {
    hertz: toHertz(event.pitch),
    heldSeconds: event.seconds,
    brightness: event.brightness,
    colour: patch.colour,
    velocity: event.velocity,
    glideFromHertz: event.glideFrom === undefined ? undefined : toHertz(event.glideFrom),
  };
  const placement = {
    atSeconds: event.atSeconds,
    seconds: event.seconds + voice.getTail(event.seconds),
    gain: event.velocity * 0.3,
  };
  if (voice.width === 0) {
    const pan = event.part === "arp" ? Math.sin(event.atSeconds * 3.1) * 0.5 : event.part === "answer" ? 0.2 : 0;
    placeTone(sound, voice.create(note, random), { ...placement, pan });
    return;
  }
  for (const pan of [-voice.width, voice.width]) {
    placeTone(sound, voice.create(note, random), { ...placement, gain: placement.gain * 0.7, pan });
  }
}

function playHit(sound: Stereo, event: HitEvent, score: Score, random: () => number): void {
  const { seconds, tone } = createDrum(score.kit, event.drum, event.pitch ?? 0, random);
  placeTone(sound, tone, { atSeconds: event.atSeconds, seconds, gain: event.velocity * 0.6, pan: event.pan });
}

function playEffect(sound: Stereo, event: EffectEvent, random: () => number): void {
  const hasSides = event.kind !== "impact";
  for (const pan of hasSides ? [-0.8, 0.8] : [0]) {
    const tone = effectTones[event.kind](event.seconds, random);
    placeTone(sound, tone, { atSeconds: event.atSeconds, seconds: event.seconds, gain: event.velocity * 0.5, pan });
  }
}
