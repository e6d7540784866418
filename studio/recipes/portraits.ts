import type { Member } from "../figure/cast.ts";
import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture } from "../picture.ts";
import { printPhoto } from "../print/photo.ts";
import { takeMember } from "./cast.ts";

const SIZE = 272;
const BUDGETS: Record<number, number> = { 136: 12_000, 272: 25_000 };

/** Faces of the collection, seen closer: who they are by their number. */
const SITTERS: Record<string, string> = {
  king: "005",
  shogun: "012",
  oni: "007",
  ghost: "009",
  toxin: "010",
  smoke: "004",
  hex: "014",
  ronin: "019",
};

/** What is held may leave the frame; hats and horns stay inside the circle. */
export function closer(member: Member): Member {
  const [, height, depth] = member.target;
  return { ...member, zoom: member.zoom * 1.12, target: [0, height + 0.12, depth], vignette: 0 };
}

export const portraitPictures: Picture[] = Object.entries(SITTERS).map(([name, number]) => {
  const widths = Object.keys(BUDGETS).map(Number);
  return figurePicture({
    id: `portraits/${name}`,
    shot: { figure: closer(takeMember(number)), width: SIZE, height: SIZE, samples: 1 },
    files: widths.map((width) => ({
      path: `${MEDIA}/portraits/${name}-${width}.webp`,
      maxBytes: BUDGETS[width] ?? 0,
    })),
    settings: { widths, formats: ["webp"] },
    source: "print/photo.ts",
    print: printPhoto,
  });
});
