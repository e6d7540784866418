import type { Random } from "../dsp/random.ts";
import { createCymbal, type MetalShape } from "./cymbal.ts";
import type { DrumSound } from "./drum-sound.ts";
import { createKick, createTom, type KickShape } from "./kick.ts";
import { type PercussionName, percussion } from "./percussion.ts";
import { createClap, createSnare, type SnareShape } from "./snare.ts";

interface DrumKit {
  kick: KickShape;
  snare: SnareShape;
  clapSeconds: number;
  metal: MetalShape;
  tom: { hertz: number; seconds: number };
  percussion: PercussionName;
  shaken: PercussionName;
}

export type DrumName =
  | "kick"
  | "snare"
  | "clap"
  | "hat"
  | "openHat"
  | "ride"
  | "crash"
  | "tom"
  | "percussion"
  | "shaken";

export const kits = {
  trap: {
    kick: { hertz: 47, punch: 0.75, seconds: 0.4, click: 0.5 },
    snare: { hertz: 192, noise: 0.62, seconds: 0.24, wireHertz: 4400 },
    clapSeconds: 0.26,
    metal: { hertz: 7200, seconds: 0.05, plate: 0.55 },
    tom: { hertz: 120, seconds: 0.4 },
    percussion: "rim",
    shaken: "shaker",
  },
  phonk: {
    kick: { hertz: 53, punch: 1, seconds: 0.38, click: 0.8 },
    snare: { hertz: 218, noise: 0.5, seconds: 0.17, wireHertz: 3400 },
    clapSeconds: 0.2,
    metal: { hertz: 5600, seconds: 0.045, plate: 0.8 },
    tom: { hertz: 140, seconds: 0.3 },
    percussion: "block",
    shaken: "tambourine",
  },
  club: {
    kick: { hertz: 48, punch: 0.6, seconds: 0.34, click: 0.7 },
    snare: { hertz: 205, noise: 0.8, seconds: 0.2, wireHertz: 5200 },
    clapSeconds: 0.3,
    metal: { hertz: 6600, seconds: 0.06, plate: 0.45 },
    tom: { hertz: 130, seconds: 0.32 },
    percussion: "conga",
    shaken: "shaker",
  },
  electro: {
    kick: { hertz: 51, punch: 0.35, seconds: 0.55, click: 0.35 },
    snare: { hertz: 178, noise: 0.9, seconds: 0.22, wireHertz: 6000 },
    clapSeconds: 0.34,
    metal: { hertz: 8000, seconds: 0.04, plate: 0.9 },
    tom: { hertz: 95, seconds: 0.5 },
    percussion: "clave",
    shaken: "shaker",
  },
  studio: {
    kick: { hertz: 58, punch: 0.45, seconds: 0.28, click: 0.9 },
    snare: { hertz: 174, noise: 0.55, seconds: 0.4, wireHertz: 3600 },
    clapSeconds: 0.36,
    metal: { hertz: 5200, seconds: 0.08, plate: 0.6 },
    tom: { hertz: 105, seconds: 0.55 },
    percussion: "stomp",
    shaken: "tambourine",
  },
  dust: {
    kick: { hertz: 61, punch: 0.15, seconds: 0.24, click: 0.25 },
    snare: { hertz: 164, noise: 0.35, seconds: 0.19, wireHertz: 2300 },
    clapSeconds: 0.18,
    metal: { hertz: 4300, seconds: 0.04, plate: 0.35 },
    tom: { hertz: 115, seconds: 0.3 },
    percussion: "snap",
    shaken: "shaker",
  },
  war: {
    kick: { hertz: 45, punch: 0.4, seconds: 0.5, click: 0.3 },
    snare: { hertz: 196, noise: 0.72, seconds: 0.3, wireHertz: 4100 },
    clapSeconds: 0.3,
    metal: { hertz: 4600, seconds: 0.1, plate: 0.7 },
    tom: { hertz: 82, seconds: 0.7 },
    percussion: "taiko",
    shaken: "anvil",
  },
  steel: {
    kick: { hertz: 55, punch: 0.95, seconds: 0.24, click: 1 },
    snare: { hertz: 226, noise: 0.66, seconds: 0.18, wireHertz: 4800 },
    clapSeconds: 0.16,
    metal: { hertz: 6000, seconds: 0.05, plate: 1 },
    tom: { hertz: 150, seconds: 0.24 },
    percussion: "anvil",
    shaken: "clock",
  },
  chip: {
    kick: { hertz: 62, punch: 0.3, seconds: 0.18, click: 0.1 },
    snare: { hertz: 262, noise: 0.95, seconds: 0.12, wireHertz: 5400 },
    clapSeconds: 0.12,
    metal: { hertz: 7400, seconds: 0.028, plate: 0.1 },
    tom: { hertz: 180, seconds: 0.2 },
    percussion: "clave",
    shaken: "clock",
  },
} satisfies Record<string, DrumKit>;

export type KitName = keyof typeof kits;

interface Stroke {
  drum: DrumName;
  /** 0 to about 1: changes the colour of the stroke, not its level. */
  velocity: number;
  semitones: number;
}

export function createDrum(name: KitName, { drum, velocity, semitones }: Stroke, random: Random): DrumSound {
  const kit: DrumKit = kits[name];
  const bend = 2 ** (semitones / 12);
  const { metal } = kit;
  switch (drum) {
    case "kick":
      return createKick(kit.kick, velocity, random);
    case "snare":
      return createSnare({ ...kit.snare, hertz: kit.snare.hertz * bend }, velocity, random);
    case "clap":
      return createClap(kit.clapSeconds, velocity, random);
    case "hat":
      return createCymbal(metal, velocity, random);
    case "openHat":
      return createCymbal({ ...metal, seconds: metal.seconds * 4.6 }, velocity, random);
    case "ride":
      return createCymbal(
        { hertz: metal.hertz * 0.62, seconds: 0.34, plate: Math.min(1, metal.plate + 0.2) },
        velocity,
        random,
      );
    case "crash":
      return createCymbal({ hertz: metal.hertz * 0.5, seconds: 1.3, plate: metal.plate * 0.5 }, velocity, random);
    case "tom":
      return createTom(kit.tom.hertz * bend, kit.tom.seconds, velocity, random);
    case "percussion":
      return percussion[kit.percussion](velocity, random);
    case "shaken":
      return percussion[kit.shaken](velocity, random);
  }
}
