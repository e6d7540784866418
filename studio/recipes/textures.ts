import { MEDIA, type Picture, readSource } from "../picture.ts";
import { drawGrain, drawHalftoneColumn } from "../print/texture.ts";

const recipe = readSource("print/texture.ts");

export const texturePictures: Picture[] = [
  {
    id: "texture/grain",
    files: [{ path: `${MEDIA}/texture/grain.webp`, maxBytes: 6_000 }],
    recipe,
    make: async () => [await drawGrain(5)],
  },
  {
    id: "texture/halftone",
    files: [{ path: `${MEDIA}/texture/halftone.svg`, maxBytes: 4_000 }],
    recipe,
    make: async () => [Buffer.from(drawHalftoneColumn())],
  },
];
