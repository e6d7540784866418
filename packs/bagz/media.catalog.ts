import type { PackPictures, PictureFiles } from "#shared/pack-pictures.schema.ts";
import { pfps } from "./pfps.catalog.ts";

/** A picture that the studio has printed in several widths and formats: `name-WIDTH.FORMAT`. */
function printed(name: string, widths: readonly number[], formats: readonly string[] = ["avif", "webp"]): PictureFiles {
  return widths.flatMap((width) => formats.map((format) => `${name}-${width}.${format}`));
}

function illustration(name: string): { files: PictureFiles } {
  return { files: `plates/${name}.webp` };
}

const movement = (name: string) => printed(`movement/${name}`, [480, 800, 1200, 1800]);
const still = (name: string) => ({ files: printed(`video/${name}`, [480, 960, 1920]) });
const clip = (name: string) => [`video/${name}.webm`, `video/${name}.mp4`];
const creator = (name: string) => ({ files: printed(`creators/${name}`, [96, 192], ["webp"]) });
const portrait = (name: string) => ({ files: printed(`portraits/${name}`, [136, 272], ["webp"]) });
const card = (name: string) => ({ files: `og/${name}.jpg` });

/**
 * Which picture stands where. Any size, as PNG, JPEG, WebP, AVIF or SVG, by its path in `media`: the build cuts it around its
 * `focus` and makes the widths that the pages ask for. Several files are one picture in sizes that are used as they are.
 */
export const pictures: PackPictures = {
  hero: {
    files: printed("hero/reaper-wide", [640, 960, 1280]),
    alt: "The Bagz Reaper: a grinning skull in a black hood with a gold zip for a mouth",
    onPhones: { files: printed("hero/reaper-phone", [480, 780]) },
  },
  movement: {
    "rally-scene": {
      files: movement("rally-scene"),
      alt: "A hooded reaper raises a fist and a flag before a banded sun; in the crowd at its feet one turns round and winks",
    },
    "tactical-bunker": {
      files: movement("tactical-bunker"),
      alt: "Three villains under one lamp fight over one slice of a huge pizza: one with field glasses, one in a hood, one in a newspaper hat",
    },
    "street-takeover": {
      files: movement("street-takeover"),
      alt: "Three villains walk off with the street at sunset: one shoulders a traffic light, one hauls a grinning sack, one wears a traffic cone",
    },
    "chaos-collective": {
      files: movement("chaos-collective"),
      alt: "Five masked villains squeeze into one selfie before green rays, the hooded one holding the camera and making a victory sign",
    },
  },
  values: {
    culture: {
      files: printed("art/vision-culture", [600, 1200]),
      alt: "Two hooded visitors before a pink wall of framed villains; on the phone of one, the king in the largest frame winks",
    },
    chaos: {
      files: printed("art/vision-chaos", [600, 1200]),
      alt: "A hooded skull shouts into a gold-rimmed megaphone, confetti of grins flying out of it",
    },
    people: {
      files: printed("art/vision-people", [600, 1200]),
      alt: "A ghost, a hooded skull and a television for a head hold up one umbrella, blown inside out and full of gold coins",
    },
  },
  staking: {
    files: printed("art/staking", [600, 1200]),
    alt: "A grinning bag with a zip for a mouth, chained and padlocked between stacks of gold coins",
  },
  videos: {
    "zip-101": still("zip-101"),
    "reading-the-tape": still("reading-the-tape"),
    "sticker-run": still("sticker-run"),
    "forty-seconds": still("forty-seconds"),
  },
  clips: {
    "zip-101": clip("zip-101"),
    "reading-the-tape": clip("reading-the-tape"),
    "sticker-run": clip("sticker-run"),
    "forty-seconds": clip("forty-seconds"),
  },
  creators: {
    "chart-gremlin": creator("chart-gremlin"),
    "mother-of-bagz": creator("mother-of-bagz"),
    "print-room": creator("print-room"),
  },
  portraits: {
    ghost: portrait("ghost"),
    hex: portrait("hex"),
    king: portrait("king"),
    oni: portrait("oni"),
    ronin: portrait("ronin"),
    shogun: portrait("shogun"),
    smoke: portrait("smoke"),
    toxin: portrait("toxin"),
  },
  faces: Object.fromEntries(pfps.map(({ id }) => [id.toLowerCase(), { files: printed(`pfps/${id}`, [256, 1024]) }])),
  illustrations: {
    crowd: illustration("crowd"),
    "door-community": illustration("door-community"),
    "door-community-light": illustration("door-community-light"),
    "door-group": illustration("door-group"),
    "door-official": illustration("door-official"),
    "door-official-light": illustration("door-official-light"),
    "empty-dark": illustration("empty-dark"),
    "empty-light": illustration("empty-light"),
    "error-dark": illustration("error-dark"),
    "error-light": illustration("error-light"),
    "mascot-dark": illustration("reaper-dark"),
    "mascot-light": illustration("reaper-light"),
    "not-found-light": illustration("not-found-light"),
    "one-eye-dark": illustration("one-eye-dark"),
    "one-eye-light": illustration("one-eye-light"),
    "reset-dark": illustration("reset-dark"),
    "reset-light": illustration("reset-light"),
  },
  sleeve: { files: printed("art/sleeve", [600]) },
  mark: { files: "logo/mark.svg" },
  grain: { files: "texture/grain.webp" },
  halftone: { files: "texture/halftone.svg" },
  cards: {
    default: card("default"),
    account: card("account"),
    banner: card("banner"),
    home: card("home"),
    leaderboard: card("leaderboard"),
    logos: card("logos"),
    market: card("market"),
    meetups: card("meetups"),
    merch: card("merch"),
    mission: card("mission"),
    music: card("music"),
    privacy: card("privacy"),
    roadmap: card("roadmap"),
    stake: card("stake"),
    terms: card("terms"),
    tokenomics: card("tokenomics"),
    tools: card("tools"),
    "whitepaper-ar": card("whitepaper-ar"),
    "whitepaper-de": card("whitepaper-de"),
    "whitepaper-hi": card("whitepaper-hi"),
    "whitepaper-tr": card("whitepaper-tr"),
    "whitepaper-zh": card("whitepaper-zh"),
  },
};
