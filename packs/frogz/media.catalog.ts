import type { PackPictures } from "#shared/pack-pictures.schema.ts";
import { pfps } from "./pfps.catalog.ts";

const portrait = (name: string) => ({ files: `portraits/${name}.webp` });
const card = (name: string) => ({ files: `og/${name}.jpg` });
const illustration = (name: string) => ({ files: `illustrations/${name}.webp` });

/** Which picture stands where: one file each at its largest, from which the build makes what the pages ask for. */
export const pictures: PackPictures = {
  hero: {
    files: "hero/frog-wide.webp",
    alt: "The admiral of the pond: a round green tree frog under a paper boat, an oar in one hand, the other raised",
    onPhones: { files: "hero/frog-phone.webp" },
  },
  movement: {
    "rally-scene": {
      files: "movement/rally-scene.webp",
      alt: "A regatta of paper boats before a huge gold moon, a frog with a flag in the largest",
    },
    "tactical-bunker": {
      files: "movement/tactical-bunker.webp",
      alt: "Frogs hold a council at night around a lantern on a lily pad",
    },
    "street-takeover": {
      files: "movement/street-takeover.webp",
      alt: "Five frogs of all sizes cross a wet street in line, the tallest under a paper boat",
    },
    "chaos-collective": {
      files: "movement/chaos-collective.webp",
      alt: "Five different frogs stand in a V before rays and a gold ring",
    },
  },
  values: {
    culture: {
      files: "values/culture.webp",
      alt: "Two frogs seen from behind look at a wall of framed frog prints",
    },
    chaos: {
      files: "values/chaos.webp",
      alt: "A frog croaks into a trumpet flower; paper boats and flies whirl out of it",
    },
    people: {
      files: "values/people.webp",
      alt: "Three frogs before a lime moon, a pond full of eyes looking up at them",
    },
  },
  videos: {},
  creators: {},
  portraits: {
    dew: portrait("dew"),
    ember: portrait("ember"),
    fern: portrait("fern"),
    lotus: portrait("lotus"),
    pebble: portrait("pebble"),
    reed: portrait("reed"),
  },
  faces: Object.fromEntries(
    pfps.map(({ id }) => [id.toLowerCase(), { files: [`pfps/${id}-256.webp`, `pfps/${id}-1024.webp`] }]),
  ),
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
    "mascot-dark": illustration("mascot-dark"),
    "mascot-light": illustration("mascot-light"),
    "not-found-light": illustration("not-found-light"),
    "one-eye-dark": illustration("one-eye-dark"),
    "one-eye-light": illustration("one-eye-light"),
    "reset-dark": illustration("reset-dark"),
    "reset-light": illustration("reset-light"),
  },
  mark: { files: "logo/mark.svg" },
  grain: { files: "texture/grain.webp" },
  halftone: { files: "texture/halftone.svg" },
  cards: {
    default: card("default"),
    home: card("home"),
    account: card("account"),
    banner: card("banner"),
    leaderboard: card("leaderboard"),
    logos: card("logos"),
    meetups: card("meetups"),
    mission: card("mission"),
    privacy: card("privacy"),
    roadmap: card("roadmap"),
    terms: card("terms"),
    tokenomics: card("tokenomics"),
    tools: card("tools"),
  },
};
