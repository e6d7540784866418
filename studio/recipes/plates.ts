import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { takeMember } from "./cast.ts";
import { look, member, metal } from "./cast-house.ts";
import { DRAWN, INKED as DRAWN_PAINTS, inDarkInk, widenPupils } from "./one-ink.ts";

const SIZE = 840;

/** One ink needs tones, not colours: white lamps, dark cloth, no bloom. */
const ONE_INK: Partial<Member> = {
  leftLight: "#ffffff",
  rightLight: "#e4e4f0",
  eyeLight: "#ffffff",
  keyLight: "#b8b8b8",
  ambient: "#1c1c1c",
  fill: 0.22,
  rimPower: 6,
  eyePower: 0.004,
  bloom: 0.1,
  grain: 0,
  vignette: 0,
};

const INKED: Member["paints"] = {
  BONE: { tint: "#9c948c", gloss: 0.2 },
  GLOVE: { tint: "#98928a" },
  ZIP: metal("#d8d0c8"),
};

const INKED_DARK: Member["paints"] = { ...DRAWN_PAINTS, CLOTH: { tint: "#37353d", gloss: 0.05, sheen: 0.5 } };

const LIGHT: Halftone = { ink: "light", cell: 7, low: 0.06, high: 0.88, gamma: 0.9, fade: { side: 0, foot: 0.1 } };

const EYED = takeMember("008");
const FIGURES: Record<string, Member> = {
  reaper: {
    ...member("close-up", {
      ...look([0.2, 0.32, -0.5, 0.165], [-0.42, 0], [0.03, -0.01, 0.05]),
      seed: 391,
      hasHood: true,
      turn: 0.22,
      zoom: 3.3,
      target: [0, -0.12, 0],
      paints: INKED,
    }),
    ...ONE_INK,
  },
  "one-eye": {
    ...EYED,
    ...ONE_INK,
    paints: { ...EYED.paints, ...INKED },
    isCutOut: true,
    turn: -0.24,
    zoom: 3.3,
    target: [0.04, -0.12, 0],
  },
};

/** Dark ink shows where he ends only by a line. */
function drawn(figure: Member): Member {
  return { ...widenPupils(figure), ...DRAWN, paints: { ...figure.paints, ...INKED_DARK } };
}

/** What garments print is the light one. */
export const platePictures: Picture[] = Object.entries(FIGURES).flatMap(([name, figure]) => [
  plate(`${name}-dark`, drawn(figure), inDarkInk(0.1)),
  plate(`${name}-light`, figure, LIGHT),
]);

function plate(name: string, figure: Member, halftone: Halftone): Picture {
  return figurePicture({
    id: `plates/${name}`,
    shot: { figure, width: SIZE, height: SIZE, samples: 1 },
    files: [{ path: `${MEDIA}/plates/${name}.webp`, maxBytes: 100_000 }],
    settings: [halftone],
    source: "print/halftone.ts",
    print: printPlates,
  });
}
