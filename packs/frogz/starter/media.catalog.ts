import type { PackPictures } from "#shared/pack-pictures.schema.ts";
import { pfps } from "./pfps.catalog.ts";

const portrait = (name: string) => ({ files: `portraits/${name}.webp` });
const illustration = (name: string) => ({ files: `illustrations/${name}.webp` });

/** Which picture stands where: one file each at its largest, from which the build makes what the pages ask for. */
export const pictures: PackPictures = {
  hero: {
    files: "hero/wide.webp",
    alt: "The mascot, one hand raised",
    onPhones: { files: "hero/phone.webp" },
  },
  movement: {
    "rally-scene": { files: "movement/rally-scene.webp", alt: "The mascot before a cheering crowd" },
    "tactical-bunker": { files: "movement/tactical-bunker.webp", alt: "A council at night around a lantern" },
    "street-takeover": { files: "movement/street-takeover.webp", alt: "Five friends cross a wet street in line" },
    "chaos-collective": { files: "movement/chaos-collective.webp", alt: "Five friends stand before rays of light" },
  },
  values: {
    culture: { files: "values/culture.webp", alt: "Two friends look at a wall of framed pictures" },
    chaos: { files: "values/chaos.webp", alt: "The mascot makes a lot of noise" },
    people: { files: "values/people.webp", alt: "Three friends before the moon, many more look up at them" },
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
    "not-found-light": illustration("not-found-light"),
    "one-eye-dark": illustration("one-eye-dark"),
    "one-eye-light": illustration("one-eye-light"),
    "mascot-dark": illustration("mascot-dark"),
    "mascot-light": illustration("mascot-light"),
    "reset-dark": illustration("reset-dark"),
    "reset-light": illustration("reset-light"),
  },
  mark: { files: "logo/mark.svg" },
  grain: { files: "texture/grain.webp" },
  halftone: { files: "texture/halftone.svg" },
  cards: { default: { files: "og/default.jpg" }, home: { files: "og/home.jpg" } },
};
