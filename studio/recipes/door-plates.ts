import type { Member } from "../figure/cast.ts";
import type { FigureShot } from "../figure/render-figure.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { printPlates } from "../print/plate.ts";
import { scenePicture } from "../stage/scene-picture.ts";
import { EXTRAS } from "./cast-scenes.ts";
import { DRAWN, INKED, inBothInks, widenPupils } from "./one-ink.ts";
import { inOneInk } from "./scene-shots.ts";

interface Door {
  shot: FigureShot;
  /** Share of the height over which the ink runs out below. */
  foot: number;
  /** How he is drawn, where it differs. */
  own?: Partial<Member>;
}

const ORANGE = { tint: "#ff5a14", gloss: 0.4 };
const CRIER: Member = {
  ...EXTRAS.loudmouth.figure,
  person: "crier",
  keyLightAt: [-1, 1.2, 6],
  fill: 0.5,
  paints: { ...EXTRAS.loudmouth.figure.paints, CONE: ORANGE, PLATE: ORANGE },
};

/** By the door of the community they stand behind. */
export const DOOR_KEEPERS = {
  group: inOneInk(EXTRAS.marshal, 0, 2.76),
  official: inOneInk({ figure: CRIER }, 0.33, 2.66),
  community: inOneInk(EXTRAS.binLodger, 0, 2.9),
} satisfies Record<string, FigureShot>;

/** In shadow it has dots, where the dark one would be black. */
const WHITE_CLOTH = { tint: "#706c75", gloss: 0.05 };
const BLACK = { tint: "#0c0a10", gloss: 0 };

/** A bin stands on the floor; the others end in dots. */
const DOORS: Record<string, Door> = {
  group: {
    shot: DOOR_KEEPERS.group,
    foot: 0.2,
    own: {
      keyLightAt: [-4, 2.4, 9],
      paints: { CLOTH: WHITE_CLOTH, STICK: { tint: "#d8d0c8" }, RUBBER: { tint: "#444149", gloss: 0.5 } },
    },
  },
  official: {
    shot: DOOR_KEEPERS.official,
    foot: 0.2,
    own: {
      keyLightAt: [-3.8, 2.5, 9],
      paints: { CLOTH: WHITE_CLOTH, CONE: { tint: "#45424a", gloss: 0.2 }, PLATE: { tint: "#c8c0b8" }, INSIDE: BLACK },
    },
  },
  community: { shot: DOOR_KEEPERS.community, foot: 0.04 },
};

function drawn(keeper: FigureShot, { paints, ...own }: Partial<Member> = {}): FigureShot {
  const { figure } = keeper;
  const inked = { ...figure.paints, ...INKED, ...paints };
  return { ...keeper, figure: { ...widenPupils(figure), ...DRAWN, ...own, paints: inked } };
}

export const doorPlates: Picture[] = Object.entries(DOORS).map(([name, { shot, foot, own }]) =>
  scenePicture({
    id: `plates/door-${name}`,
    scene: { width: 720, height: 954, layers: [{ shot: drawn(shot, own), x: 0.5, y: 0.5, height: 1 }] },
    files: [
      { path: `${MEDIA}/plates/door-${name}.webp`, maxBytes: 100_000 },
      { path: `${MEDIA}/plates/door-${name}-light.webp`, maxBytes: 100_000 },
    ],
    settings: inBothInks(foot),
    sources: ["print/halftone.ts", "print/plate.ts"],
    print: printPlates,
  }),
);
