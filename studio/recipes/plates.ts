import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import type { Halftone } from "../print/halftone.ts";
import { printPlates } from "../print/plate.ts";
import { takeMember } from "./cast.ts";
import { look, member } from "./cast-house.ts";
import { DRAWN, INKED, inBothInks, widenPupils } from "./one-ink.ts";

const SIZE = 840;

const EYED = takeMember("008");
const FIGURES: Record<string, Member> = {
  reaper: member("close-up", {
    ...look([0.2, 0.32, -0.5, 0.165], [-0.42, 0], [0.03, -0.01, 0.05]),
    seed: 391,
    hasHood: true,
    turn: 0.22,
    zoom: 3.3,
    target: [0, -0.12, 0],
  }),
  "one-eye": {
    ...EYED,
    isCutOut: true,
    turn: -0.24,
    zoom: 3.3,
    target: [0.04, -0.12, 0],
    paints: { ...EYED.paints, BANDANA: { tint: "#545058" } },
  },
};

function drawn(figure: Member): Member {
  return { ...widenPupils(figure), ...DRAWN, paints: { ...figure.paints, ...INKED } };
}

/** What garments print is the light one. */
export const platePictures: Picture[] = Object.entries(FIGURES).flatMap(([name, figure]) =>
  inBothInks(0.1).map((halftone) => plate(`${name}-${halftone.ink}`, drawn(figure), halftone)),
);

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
