import type { Random } from "../../score/random.ts";
import type { Tone } from "../signal.ts";
import { createKick, createTom } from "./kick.ts";
import { createClap, createHat, createSnare } from "./noise-drums.ts";
import { createAnvil, createClave, createRim, createShaker, createTaiko } from "./percussion.ts";

export interface DrumKit {
  kick: { hertz: number /** 0 soft to 1 hard. */; punch: number; seconds: number };
  snare: { hertz: number /** 0 drum to 1 hiss. */; noise: number; seconds: number };
  hat: { hertz: number; seconds: number };
  percussion: keyof typeof PERCUSSION;
}

export type DrumName = "kick" | "snare" | "clap" | "hat" | "openHat" | "tom" | "percussion";

export interface DrumSound {
  seconds: number;
  tone: Tone;
}

const PERCUSSION = {
  rim: createRim,
  clave: createClave,
  shaker: createShaker,
  taiko: createTaiko,
  anvil: createAnvil,
};

export const HARD_KIT: DrumKit = {
  kick: { hertz: 48, punch: 0.75, seconds: 0.42 },
  snare: { hertz: 190, noise: 0.6, seconds: 0.26 },
  hat: { hertz: 8400, seconds: 0.05 },
  percussion: "rim",
};

export const ROUND_KIT: DrumKit = {
  kick: { hertz: 50, punch: 0.4, seconds: 0.38 },
  snare: { hertz: 175, noise: 0.5, seconds: 0.34 },
  hat: { hertz: 7600, seconds: 0.06 },
  percussion: "shaker",
};

export const CLUB_KIT: DrumKit = {
  kick: { hertz: 46, punch: 0.6, seconds: 0.36 },
  snare: { hertz: 210, noise: 0.75, seconds: 0.2 },
  hat: { hertz: 9000, seconds: 0.045 },
  percussion: "clave",
};

export const WAR_KIT: DrumKit = {
  kick: { hertz: 44, punch: 0.45, seconds: 0.5 },
  snare: { hertz: 165, noise: 0.7, seconds: 0.3 },
  hat: { hertz: 7000, seconds: 0.05 },
  percussion: "taiko",
};

export function createDrum(kit: DrumKit, name: DrumName, semitones: number, random: Random): DrumSound {
  const bend = 2 ** (semitones / 12);
  switch (name) {
    case "kick":
      return createKick(kit.kick, random);
    case "snare":
      return createSnare({ ...kit.snare, hertz: kit.snare.hertz * bend }, random);
    case "clap":
      return createClap(random);
    case "hat":
      return createHat(kit.hat, random);
    case "openHat":
      return createHat({ ...kit.hat, seconds: kit.hat.seconds * 4.5 }, random);
    case "tom":
      return createTom(150 * bend, random);
    case "percussion":
      return PERCUSSION[kit.percussion](random);
  }
}
